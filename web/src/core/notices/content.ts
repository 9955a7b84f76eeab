export const messages = {
  notLoaded: "We couldn't load this. Please check your connection.",
  partNotLoaded:
    "Part of this page hasn't loaded yet. We're still trying. If it takes too long, reload the page.",
};
