import type { Locator, Page } from "@playwright/test";

export interface PdfFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** How a person works with controls. */
export interface Hand {
  readonly type: (control: Locator, text: string) => Promise<void>;
  readonly tick: (box: Locator) => Promise<void>;
  /** One of several radio buttons, by its number. */
  readonly choose: (buttons: Locator, number: number) => Promise<void>;
  readonly select: (list: Locator, value: string) => Promise<void>;
  readonly upload: (input: Locator, file: PdfFile) => Promise<void>;
  readonly press: (button: Locator) => Promise<void>;
}

export function mouse(): Hand {
  return {
    type: (control, text) => control.fill(text),
    tick: (box) => box.check(),
    choose: (buttons, number) => buttons.nth(number).check(),
    select: async (list, value) => {
      await list.selectOption(value);
    },
    upload: (input, file) => input.setInputFiles(file),
    press: (button) => button.click(),
  };
}

const MAX_TABS = 150;
const MAX_ARROWS = 300;

/** Tab, Shift, letters, arrows, Space and Enter: nothing else. */
export function keyboardAlone(page: Page): Hand {
  const { keyboard } = page;
  // The listener is registered all the time: a chooser that opens before would be the browser's own.
  page.on("filechooser", () => undefined);
  async function reach(control: Locator): Promise<void> {
    for (let presses = 0; presses < MAX_TABS; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press("Tab");
    }
    throw new Error(`The Tab key does not lead to ${control.toString()}.`);
  }
  return {
    async type(control, text) {
      await reach(control);
      await keyboard.press("ControlOrMeta+A");
      await keyboard.type(text);
    },
    async tick(box) {
      await reach(box);
      await keyboard.press("Space");
    },
    async choose(buttons, number) {
      await reach(buttons.first());
      if (number === 0) await keyboard.press("Space");
      for (let presses = 0; presses < number; presses += 1) await keyboard.press("ArrowDown");
    },
    async select(list, value) {
      await reach(list);
      for (let presses = 0; presses < MAX_ARROWS; presses += 1) {
        if ((await list.inputValue()) === value) return;
        await keyboard.press("ArrowDown");
      }
      throw new Error(`The arrow keys do not lead to ${value}.`);
    },
    async upload(input, file) {
      await reach(input);
      const [chooser] = await Promise.all([page.waitForEvent("filechooser"), keyboard.press("Enter")]);
      await chooser.setFiles(file);
    },
    async press(button) {
      await reach(button);
      await keyboard.press("Enter");
    },
  };
}
