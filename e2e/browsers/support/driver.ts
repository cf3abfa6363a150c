/** A browser controlled through WebDriver, with the parameters of the standard. */
export type Driver = {
  send: <Value = null>(command: Command, parameters?: Record<string, unknown>) => Promise<Value>;
  stop: () => Promise<void>;
};

/** Each command's name in Marionette, Firefox's own protocol, and its path in the WebDriver standard. */
export const COMMANDS = {
  navigate: { marionette: 'Navigate', method: 'POST', path: '/url' },
  execute: { marionette: 'ExecuteScript', method: 'POST', path: '/execute/sync' },
  screenshot: { marionette: 'TakeScreenshot', method: 'GET', path: '/screenshot' },
  perform: { marionette: 'PerformActions', method: 'POST', path: '/actions' },
  resize: { marionette: 'SetWindowRect', method: 'POST', path: '/window/rect' },
  window: { marionette: 'GetWindowHandle', method: 'GET', path: '/window' },
  openWindow: { marionette: 'NewWindow', method: 'POST', path: '/window/new' },
  switchTo: { marionette: 'SwitchToWindow', method: 'POST', path: '/window' },
  click: { marionette: 'ElementClick', method: 'POST', path: '/element/{id}/click' },
  type: { marionette: 'ElementSendKeys', method: 'POST', path: '/element/{id}/value' },
} as const;
export type Command = keyof typeof COMMANDS;

/** The key that the WebDriver standard uses for an element returned by a script. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
