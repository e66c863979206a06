// The screens of par impar. No framework and no build step; docs/web-board.md has the contract.

const image = (name) => new URL(`./${name}.svg`, import.meta.url).href;

/** An element with attributes, children and listeners. Text is never read as HTML. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

const picture = (name) => make("img", { src: image(name), alt: "" });
const nuts = (count) => make("div", { class: "nuts" }, ...Array.from({ length: count }, () => picture("nut")));

function side({ table, names }, seat) {
  const { points = 5 } = table.options;
  const marks = Array.from({ length: points }, (_, place) =>
    make("span", { class: place < table.scores[seat] ? "won" : "" }),
  );
  return make(
    "div",
    { class: table.hider === seat ? "side hides" : "side" },
    make("b", {}, names[seat]),
    make("div", { class: "points", role: "img", "aria-label": `${table.scores[seat]} / ${points}` }, ...marks),
  );
}

/** The closed hand, with the nuts if the viewer sees them; else the last hand that was opened. */
function hand({ table, mine }) {
  if (table.step === "guess") return make("div", { class: "hand" }, picture("fist"), nuts(mine?.nuts ?? 0));
  const last = table.ledger.at(-1);
  return make("div", { class: "hand" }, picture("palm"), nuts(last ? last.nuts : 0));
}

function ledger({ table, names, words }) {
  const lines = table.ledger.map((line) => {
    const said = words.say(`par-impar-guess-${line.guess}`);
    const found = words.say("par-impar-nuts", { nuts: line.nuts });
    return make("li", {}, `${said} · ${found} · ${names[line.winner]}`);
  });
  return make("ol", { class: "ledger" }, ...lines);
}

function choice({ act, words }, action) {
  const label = words.action(action);
  if (action.type !== "hide") return make("button", { type: "button", onclick: () => act(action) }, label);
  return make(
    "button",
    { type: "button", "aria-label": label, onclick: () => act(action) },
    nuts(action.nuts),
    label,
  );
}

export default {
  takesChoices: true,

  mount(element, play) {
    const position = make("div", { class: "position" });
    const choices = make("div", { class: "choices", role: "group" });
    const board = make("div", { class: "par-impar" }, position, choices);
    let shown = "";

    function update(now) {
      position.replaceChildren(
        make("div", { class: "sides" }, side(now, 0), side(now, 1)),
        hand(now),
        ledger(now),
      );
      const legal = JSON.stringify([now.language, now.legal]);
      if (legal === shown) return; // keeps the focus
      shown = legal;
      choices.replaceChildren(...now.legal.map((action) => choice(now, action)));
    }

    element.append(board);
    update(play);
    return { update, destroy: () => board.remove() };
  },
};

const percent = (chance) => `${Math.round(100 * chance)} %`;

/** A screen that is drawn again as a whole by each update. */
const screen = (draw) => ({
  mount(element, shown) {
    const root = make("div", { class: "par-impar" });
    const update = (now) => root.replaceChildren(...draw(now));
    element.append(root);
    update(shown);
    return { update, destroy: () => root.remove() };
  },
});

/** The position at the selected step, and a button for each hand with the chances after it. */
export const analysis = screen((now) => {
  const opened = now.steps.flatMap(({ events }, step) =>
    events.some(({ type }) => type === "hand_opened") ? [step] : [],
  );
  const hands = opened.map((step, at) => {
    const chances = now.analysis.chances[at + 1].map((chance, seat) => `${now.names[seat]} ${percent(chance)}`);
    const attributes = { type: "button", "aria-pressed": String(step === now.step) };
    return make("button", { ...attributes, onclick: () => now.setStep(step) }, chances.join(" · "));
  });
  return [
    make("div", { class: "sides" }, side(now, 0), side(now, 1)),
    hand(now),
    make("div", { class: "choices", role: "group" }, ...hands),
  ];
});

/** The position with its choices; after the answer, what each was worth, and why. */
export const exercise = screen((now) => {
  const { legal, values, reason } = now.exercise;
  const worth = legal.map((action, at) => make("li", {}, `${now.words.action(action)}: ${percent(values[at])}`));
  return [
    make("div", { class: "sides" }, side(now, 0), side(now, 1)),
    ledger(now),
    ...(now.answered
      ? [make("ul", { class: "worth" }, ...worth), make("p", {}, now.words.reason(reason))]
      : [make("div", { class: "choices", role: "group" }, ...now.legal.map((action) => choice(now, action)))]),
  ];
});
