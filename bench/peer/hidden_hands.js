// boardgame.io, in memory, with a game of hidden hands: usage: node hidden_hands.js PORT
// Each seat holds ten cards that only it may see. A move lays one on the open pile and takes up another.
'use strict';

const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const HAND = 10;
const CARDS = 52;
const SHOWN = 16;

const deal = (seat) => Array.from({ length: HAND }, (_, place) => (seat * HAND + place) % CARDS);

function lay({ G, playerID }, place) {
  const seat = Number(playerID);
  const hand = G.hands[seat];
  if (!Number.isInteger(place) || place < 0 || place >= hand.length) return INVALID_MOVE;
  const card = hand[place];
  hand[place] = (card + 7) % CARDS;
  G.scores[seat] += card % 5;
  G.pile.push([seat, card]);
  if (G.pile.length > SHOWN) G.pile.shift();
  return undefined;
}

const game = {
  name: 'hands',
  setup: ({ ctx }) => ({
    hands: Array.from({ length: ctx.numPlayers }, (_, seat) => deal(seat)),
    pile: [],
    scores: new Array(ctx.numPlayers).fill(0),
  }),
  moves: { lay },
  turn: { minMoves: 1, maxMoves: 1 },
  // Of another's hand everybody knows only how many cards it has.
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (playerID === String(seat) ? hand : hand.length)),
  }),
};

const host = '127.0.0.1';
const server = Server({ games: [game], origins: [`http://${host}`] });
server.run({ port: { port: Number(process.argv[2]), host } }, () => console.log('ready'));
