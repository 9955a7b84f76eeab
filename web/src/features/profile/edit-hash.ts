/** The part of the settings' address that opens the form. */
export const editHash = '#edit';
