interface RoomForProps {
  /** The text that takes the most room. */
  longest: string;
  children: string;
}

/** Shows a text in the room that the longest one takes, so that the page doesn't jump when the text changes. */
export function RoomFor({ longest, children }: RoomForProps) {
  return (
    <span data-longest={longest} className={stack}>
      <span className="first-letter:uppercase">{children}</span>
    </span>
  );
}

const stack =
  'grid *:col-start-1 *:row-start-1 after:invisible after:col-start-1 after:row-start-1 after:content-[attr(data-longest)]';
