/**
 * A story under test shows what is there, not how it comes: on a busy machine it would be looked at
 * while it is still faded out. No time instead of no animation, because some wait for its end.
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
