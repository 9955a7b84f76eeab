/** The hash that opens the form on the settings page. */
export const editHash = '#edit';
