/**
 * Ends animations immediately under test: on a busy machine, the story would be checked while it is still fading in.
 * Animations aren't disabled, because some code waits for them to end.
 */
const still = document.createElement('style');
still.textContent = `
  *, *::before, *::after {
    animation-delay: 0s !important;
    animation-duration: 0s !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
  }
`;
document.head.append(still);
