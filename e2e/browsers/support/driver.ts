/** A browser controlled with WebDriver. Commands take the parameters that the standard defines. */
export type Driver = {
  send: <Value = null>(command: Command, parameters?: Record<string, unknown>) => Promise<Value>;
  stop: () => Promise<void>;
};

/** The commands that we need: their names in Firefox's own protocol, and their paths in the standard. */
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

/** The key by which the standard identifies an element returned by a script. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
