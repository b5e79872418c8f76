import type { FormProbe } from "./FormProbe.ts";

/** Runs in the measured page before its own code, as text: it can use nothing from outside. */
export function installFormProbe(): void {
  const longTasks: { readonly end: number; readonly duration: number }[] = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      longTasks.push({ end: startTime + duration, duration });
    }
  }).observe({ type: "longtask", buffered: true });

  const blocked: string[] = [];
  document.addEventListener("securitypolicyviolation", (event) => blocked.push(event.effectiveDirective));

  const hasBox = (element: Element | null): boolean => {
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return width > 0 && height > 0;
  };
  /** A message arrives when the frame that is being made is painted. */
  const afterPaint = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(undefined);
  };
  const eachFrame = (look: () => boolean): void => {
    requestAnimationFrame(() => {
      if (!look()) eachFrame(look);
    });
  };

  const probe: FormProbe = {
    firstField: undefined,
    longTasks,
    keys: [],
    toggled: undefined,
    blocked,
    shows(mark) {
      const root = document.getElementById("app");
      if (root === null) return false;
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (text.textContent?.includes(`${mark} `) === true && hasBox(text.parentElement)) return true;
      }
      return false;
    },
    until: (holds) =>
      new Promise((resolve) => {
        const begun = performance.now();
        eachFrame(() => {
          const done = holds();
          if (done) afterPaint(() => resolve(performance.now() - begun));
          return done;
        });
      }),
    timeClickUntilGone(mark) {
      probe.toggled = undefined;
      const clicked = ({ timeStamp }: Event): void => {
        eachFrame(() => {
          const gone = !probe.shows(mark);
          if (gone) probe.toggled = performance.now() - timeStamp;
          return gone;
        });
      };
      addEventListener("click", clicked, { capture: true, once: true });
    },
  };
  window.formProbe = probe;

  eachFrame(() => {
    const seen = hasBox(document.querySelector("#app input, #app select, #app textarea"));
    if (seen) afterPaint(() => (probe.firstField = performance.now()));
    return seen;
  });

  let pressedAt = 0;
  addEventListener("keydown", ({ timeStamp }) => (pressedAt = timeStamp), true);
  addEventListener(
    "input",
    () => {
      const from = pressedAt;
      requestAnimationFrame(() => {
        afterPaint(() => probe.keys.push(performance.now() - from));
      });
    },
    true,
  );
}
