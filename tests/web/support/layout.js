// Runs in the page: finds texts and controls that overlap, are cut, or are covered. Gives back one line each.
async () => {
  const SLACK = 1.5; // pixels: rounding, and the overhang of a letter
  const LINE = 20; // pixels: what scrolls by less than a line was not meant to scroll, and slices one
  const CONTROLS =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]";
  // a link that is visible when it has the focus, parts of other things, drawings that say nothing
  const UNSEEN = ".skip, .sprite, option, script, style, title, desc, [aria-hidden=true] svg text";
  const ALLOWED = {
    front: "#own", // own cards: visible only while they are held, on top of the rest
    drops: ".recent-events > p:not(:first-child, .warn)", // older lines that do not fit are left out whole
    ground: ".mosaic", // the floor explains itself where nothing stands on it
    slider: ".lay", // one slider of two fields, drawn and moved by what holds them
  };
  const { documentElement: html, body } = document;
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? body;
  const found = new Set();

  // --- waiting ---------------------------------------------------------------------------------------------

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await document.fonts.ready;
  // what follows its own size (a chart, a stage) takes some frames
  for (let high = -1, left = 20; high !== html.scrollHeight && left; left--) {
    high = html.scrollHeight;
    await frame();
    await frame();
  }
  const ends = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
  const running = document.getAnimations().filter((one) => one.playState === "running" && ends(one));
  await Promise.all(running.map((one) => one.finished.catch(() => {})));

  // --- names and boxes -------------------------------------------------------------------------------------

  const styles = new Map();
  const styleOf = (el) => styles.get(el) ?? styles.set(el, getComputedStyle(el)).get(el);
  const name = (el) => {
    const classes = (el.getAttribute("class") ?? "")
      .split(" ")
      .filter((one) => one && !/^s(velte)?-|^_/.test(one));
    return [el.localName, ...classes].join(".");
  };
  const place = (el) => (el.parentElement ? `${name(el.parentElement)} > ${name(el)}` : name(el));
  const words = (text) => `"${text.replace(/\s+/g, " ").trim().slice(0, 40)}"`;
  const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const overlap = (one, other, slack = SLACK) => {
    const both = meet(one, other);
    return both.right - both.left > slack && both.bottom - both.top > slack;
  };
  const related = (one, other) => one.contains(other) || other.contains(one);

  /** The elements that may clip an element or its text. What is out of the flow escapes static ancestors. */
  function* frames(el, text = false) {
    let { position } = styleOf(el);
    if (text) yield [el, styleOf(el)];
    if (text && el === root) return;
    for (let up = el.parentElement; up && up !== html; up = up.parentElement) {
      const style = styleOf(up);
      const holds =
        style.position !== "static" || style.transform !== "none" || style.contain.includes("paint");
      if (position === "fixed" ? style.transform === "none" : position === "absolute" && !holds) continue;
      yield [up, style];
      if (up === root) return;
      ({ position } = style);
    }
  }
  const scrolls = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const floats = (style) => /sticky|fixed/.test(style.position);
  /** What sticks or scrolls by itself may lie over the rest for a while. */
  const layer = (el) => {
    for (let up = el; up && up !== root; up = up.parentElement) {
      const style = styleOf(up);
      if (floats(style) || scrolls(style) || up.matches(ALLOWED.front)) return up;
    }
    return root;
  };
  const inner = (el, style) => {
    const { left, top, right, bottom } = el.getBoundingClientRect();
    return {
      left: left + parseFloat(style.borderLeftWidth),
      top: top + parseFloat(style.borderTopWidth),
      right: right - parseFloat(style.borderRightWidth),
      bottom: bottom - parseFloat(style.borderBottomWidth),
    };
  };
  /** The visible part of a box, and the first element that clips it. What scrolls does not clip. */
  function clip(el, at, text = false) {
    const now = { ...at };
    let by = null;
    for (const [up, style] of frames(el, text)) {
      if (scrolls(style)) break;
      const edge = inner(up, style);
      for (const [axis, low, high] of [
        ["X", "left", "right"],
        ["Y", "top", "bottom"],
      ]) {
        if (style[`overflow${axis}`] === "visible") continue;
        if (now[low] < edge[low] - SLACK || now[high] > edge[high] + SLACK) by ??= up;
        now[low] = Math.max(now[low], edge[low]);
        now[high] = Math.min(now[high], edge[high]);
      }
    }
    return { now, by };
  }
  /** Whether a point of an element is on the screen, and inside all that scrolls. */
  function inView(el, { x, y }, text = false) {
    if (x < 0 || y < 0 || x >= html.clientWidth || y >= innerHeight) return false;
    for (const [up, style] of frames(el, text)) {
      if (!scrolls(style)) continue;
      const edge = inner(up, style);
      if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return false;
    }
    return true;
  }

  // --- texts -----------------------------------------------------------------------------------------------

  const pen = document.createElement("canvas").getContext("2d");
  const inks = new Map();
  /** How much of a line's height is ink, from its top: [from, to]. */
  function ink(el, text) {
    const style = styleOf(el);
    const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const key = `${font} ${text}`;
    if (!inks.has(key)) {
      pen.font = font;
      const upper = style.textTransform === "uppercase" ? text.toUpperCase() : text;
      const m = pen.measureText(upper);
      const high = m.fontBoundingBoxAscent + m.fontBoundingBoxDescent;
      inks.set(key, [
        (m.fontBoundingBoxAscent - m.actualBoundingBoxAscent) / high,
        (m.fontBoundingBoxAscent + m.actualBoundingBoxDescent) / high,
      ]);
    }
    return inks.get(key);
  }
  const range = document.createRange();
  function linesOf(node) {
    range.selectNodeContents(node);
    const [from, to] = ink(node.parentElement, node.data.trim());
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, height }) => {
        return { left, right, top: top + from * height, bottom: top + to * height };
      });
  }
  const heard = new Map();
  /** For screen readers alone. */
  const onlyHeard = (el) => {
    if (el === body) return false;
    if (!heard.has(el)) heard.set(el, styleOf(el).clipPath === "inset(50%)" || onlyHeard(el.parentElement));
    return heard.get(el);
  };
  const isVisible = (el, opacityProperty) =>
    el.checkVisibility({ opacityProperty, visibilityProperty: true }) &&
    !onlyHeard(el) &&
    !el.closest(UNSEEN);
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const el = node.parentElement;
    if (!node.data.trim() || !isVisible(el, true)) continue;
    texts.push({ node, el, layer: layer(el), words: words(node.data) });
  }

  const alpha = (colour) =>
    parseFloat(/^rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(colour)?.slice(1).join("") ?? "1");
  const filled = ({ backgroundColor, backgroundImage }, least) =>
    backgroundImage !== "none" || alpha(backgroundColor) > least;
  const boxed = (style) => filled(style, 0) || parseFloat(style.borderBottomWidth) > 0;
  /** The box that a line reaches out of. */
  function leaves(el, line) {
    for (let up = el; up && up !== root; up = up.parentElement) {
      const style = styleOf(up);
      if (up instanceof SVGElement || scrolls(style)) return null;
      if (style.display !== "inline" && style.display !== "contents") {
        const edge = up.getBoundingClientRect();
        if (line.left < edge.left - SLACK || line.right > edge.right + SLACK) return up;
        const tall = line.top < edge.top - SLACK || line.bottom > edge.bottom + SLACK;
        if (tall && boxed(style)) return up;
      }
      if (/absolute|fixed/.test(style.position)) return null;
    }
    return null;
  }

  const scrolled = [html, ...root.querySelectorAll("*"), root].filter(
    (el) => el.scrollTop || scrolls(styleOf(el)),
  );
  const stood = scrolled.map((el) => el.scrollTop);
  const reveal = (el) => el.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  /** True for a box that scrolls by less than a visible amount. */
  const tight = (el) => {
    const hidden = el.scrollHeight - el.clientHeight;
    return hidden > SLACK && hidden < LINE && scrolls(styleOf(el));
  };
  const rewind = () => scrolled.forEach((el) => (el.scrollTop = 0));
  rewind();
  const shown = [];
  for (const text of texts) {
    const { el, node } = text;
    let whole = 0;
    let part = null;
    for (const line of linesOf(node)) {
      const sliced = tight(text.layer) && line.bottom > inner(text.layer, styleOf(text.layer)).bottom + SLACK;
      if (sliced) found.add(`cut: ${text.words} ${place(el)} by ${name(text.layer)}, which scrolls a little`);
      const { now, by } = clip(el, line, true);
      const gone = now.right - now.left < SLACK || now.bottom - now.top < SLACK;
      if (by) part ??= by;
      if (!gone) {
        if (by) found.add(`cut: ${text.words} ${place(el)} by ${name(by)}`);
        whole += 1;
        shown.push({ ...text, line: now });
      }
      const out = leaves(el, line);
      if (out && !by) found.add(`outside: ${text.words} ${place(el)} of ${name(out)}`);
      const off = now.left < -SLACK || now.right > html.clientWidth + SLACK || now.top < -SLACK;
      if (off && !gone && text.layer === root) found.add(`off the page: ${text.words} ${place(el)}`);
    }
    if (part && whole) found.add(`cut: ${text.words} ${place(el)} by ${name(part)}`);
    if (part && !whole && !el.closest(ALLOWED.drops))
      found.add(`gone: ${text.words} ${place(el)} by ${name(part)}`);
    if (styleOf(el).textOverflow === "ellipsis" && el.scrollWidth > el.clientWidth + SLACK)
      found.add(`cut: ${text.words} ${place(el)} by its ellipsis`);
  }
  if (html.scrollWidth > html.clientWidth) found.add(`off the page: it scrolls sideways`);

  shown.sort((one, other) => one.line.top - other.line.top);
  shown.forEach((one, at) => {
    for (let next = at + 1; next < shown.length && shown[next].line.top < one.line.bottom; next++) {
      const other = shown[next];
      if (one.node === other.node || one.layer !== other.layer) continue;
      if (overlap(one.line, other.line))
        found.add(`overlap: ${one.words} ${place(one.el)} and ${other.words} ${place(other.el)}`);
    }
  });

  // --- controls --------------------------------------------------------------------------------------------

  const labelOf = (el) =>
    el.closest(ALLOWED.slider) ??
    ((/radio|checkbox/.test(el.type) && (el.closest("label") ?? el.labels?.[0])) || el);
  const controls = [...root.querySelectorAll(CONTROLS)]
    .filter((el) => isVisible(el, el.localName !== "input") && !el.closest("[inert]"))
    .map((el) => ({ el, body: labelOf(el) }))
    .filter(({ body: { offsetWidth, offsetHeight } }) => offsetWidth !== 0 && offsetHeight !== 0);
  const describe = ({ el, body: label }) =>
    words(el.getAttribute("aria-label") ?? (label.textContent.trim() || el.id)) + ` ${place(el)}`;
  /** Of a link that is broken over two lines, the first. */
  const rect = ({ body: el }) =>
    box(styleOf(el).display === "inline" ? el.getClientRects()[0] : el.getBoundingClientRect());
  const spots = (control) => {
    const { left, top, right, bottom } = rect(control);
    const radius = styleOf(control.body).borderTopLeftRadius;
    const inset = (length) => {
      const round = parseFloat(radius) * (radius.endsWith("%") ? length / 100 : 1);
      return Math.min(2 + 0.3 * Math.min(round, length / 2), length / 2);
    };
    const x = inset(right - left);
    const y = inset(bottom - top);
    return [
      { x: (left + right) / 2, y: (top + bottom) / 2 },
      { x: left + x, y: top + y },
      { x: right - x, y: top + y },
      { x: left + x, y: bottom - y },
      { x: right - x, y: bottom - y },
    ];
  };
  /** Points of a disc, on three rings. */
  const ringSpots = (control) => {
    const { left, top, right, bottom } = rect(control);
    return [...Array(24).keys()].map((place) => {
      const [angle, radius] = [(place * Math.PI) / 4, 0.15 * (1 + (place >> 3)) * (right - left)];
      return { x: (left + right) / 2 + radius * Math.cos(angle), y: (top + bottom) / 2 + radius * Math.sin(angle) };
    });
  };
  /** What lies over a control, where that is not its own; undefined where it is not on the screen. */
  function over(control) {
    const isGround = control.el.matches(ALLOWED.ground);
    let found = null;
    for (const at of isGround ? ringSpots(control) : spots(control)) {
      if (!inView(control.body, at)) return undefined;
      const hit = document.elementFromPoint(at.x, at.y);
      const isOwn = hit && (related(hit, control.el) || related(hit, control.body));
      // one point is enough that is free, or would be without a layer in front
      if (isGround && (isOwn || hit?.closest(ALLOWED.front))) return null;
      if (!isOwn && !hit?.closest(ALLOWED.front)) found ??= hit ?? body;
      if (found && !isGround) return found;
    }
    return found;
  }
  for (const control of controls) {
    const cutBy = clip(control.body, rect(control)).by;
    if (cutBy) found.add(`cut: ${describe(control)} by ${name(cutBy)}`);
    if (over(control) === null) continue;
    reveal(control.body);
    const hit = over(control);
    if (hit === undefined) found.add(`off the page: ${describe(control)}`);
    else if (hit !== null && !cutBy) found.add(`covered: ${describe(control)} by ${place(hit)}`);
  }
  rewind();
  const boxes = controls.map((control) => {
    return { ...control, layer: layer(control.el), at: clip(control.body, rect(control)).now };
  });
  /** Whether both can be touched, were it not for the other, in the same place: a disc is no square. */
  function compete(one, other) {
    reveal(one.body);
    const { left, top, right, bottom } = meet(rect(one), rect(other));
    return [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const all = document.elementsFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        return [one, other].every(({ body: el }) => all.some((hit) => el.contains(hit)));
      }),
    );
  }
  boxes.sort((one, other) => one.at.top - other.at.top);
  boxes.forEach((one, at) => {
    for (let next = at + 1; next < boxes.length && boxes[next].at.top < one.at.bottom; next++) {
      const other = boxes[next];
      if (one.layer !== other.layer || related(one.body, other.body)) continue;
      if ([one, other].some(({ el }) => el.matches(ALLOWED.ground))) continue;
      if (overlap(one.at, other.at, 2) && compete(one, other))
        found.add(`overlap: ${describe(one)} and ${describe(other)}`);
    }
  });

  // --- texts that something lies over: also what lets a finger through hides words -------------------------

  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets.push(touchable);
  const paints = (el) => {
    if (!isVisible(el, true)) return false;
    if (el instanceof SVGElement) return el.localName !== "svg";
    if (/img|canvas|video/.test(el.localName)) return true;
    return filled(styleOf(el), 0.5);
  };
  const floating = texts.filter((text) => text.layer !== root && floats(styleOf(text.layer)));
  /** A text that stays where it is while the rest scrolls, and is in the way of a line. */
  const floatOver = (el, line) =>
    floating.find(
      (text) =>
        !text.layer.contains(el) &&
        linesOf(text.node).some((other) => overlap(line, clip(text.el, other, true).now)),
    )?.el;
  /** What is painted over a line; undefined where it is not on the screen. */
  function hides(el, line) {
    for (const part of [0.1, 0.5, 0.9]) {
      const at = { x: line.left + (line.right - line.left) * part, y: (line.top + line.bottom) / 2 };
      if (!inView(el, at, true)) return undefined;
      for (const hit of document.elementsFromPoint(at.x, at.y)) {
        if (related(hit, el)) break;
        if (paints(hit) && !hit.closest(ALLOWED.front)) return hit;
      }
    }
    return floatOver(el, line) ?? null;
  }
  for (const { el, node, words: text } of texts) {
    const look = () => {
      for (const line of linesOf(node)) {
        const { now, by } = clip(el, line, true);
        if (by || now.right - now.left < SLACK || now.bottom - now.top < SLACK) continue;
        const hidden = hides(el, now);
        if (hidden !== null) return hidden;
      }
      return null;
    };
    if (look() === null) continue;
    reveal(el);
    const hit = look();
    if (hit) found.add(`covered: ${text} ${place(el)} by ${place(hit)}`);
  }
  document.adoptedStyleSheets.pop();
  scrolled.forEach((el, at) => (el.scrollTop = stood[at]));
  return [...found];
};
