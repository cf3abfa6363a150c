/** The oldest browsers supported for receivers, by their names in MDN's data. */
export const RECEIVER_BROWSERS = {
  safari: '16.4',
  safari_ios: '16.4',
  chrome: '111',
  chrome_android: '111',
  webview_android: '111',
  samsunginternet_android: '22',
  firefox: '115',
  firefox_android: '115',
};

/** The oldest browsers supported for members. */
export const MEMBER_BROWSERS = {
  safari: '17.4',
  safari_ios: '17.4',
  chrome: '120',
  chrome_android: '120',
  firefox: '128',
  firefox_android: '128',
};

export const BUILD_TARGET = ['es2022', 'chrome111', 'safari16.4', 'ios16.4', 'firefox115'];
