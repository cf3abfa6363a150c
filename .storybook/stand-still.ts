/**
 * Ends animations immediately under test: on a busy machine, the story would be checked while it is still fading in.
 * Animations aren't disabled, because some code waits for them to end. Those that close a dialog or a menu are: until
 * the browser has told of their end, a frame later, what closes hides the rest of the page from roles.
 */
const still = document.createElement('style');
still.textContent = `
  *, *::before, *::after {
    animation-delay: 0s !important;
    animation-duration: 0s !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
  }
  [data-state='closed'] {
    animation: none !important;
  }
`;
document.head.append(still);
