export const messages = {
  notLoaded: 'This could not be loaded. Please check your connection.',
  partNotLoaded:
    'A part of this page has not loaded yet. We keep trying; if it takes long, please reload the page.',
};
