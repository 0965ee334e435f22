import { forwardRef, type HTMLAttributes } from 'react';

type GridPartProps = HTMLAttributes<HTMLDivElement> & {
	part: 'grid' | 'rowgroup' | 'row' | 'rowheader' | 'columnheader' | 'gridcell';
};

/** A grid or a part of it whose rows and cells stand at places of their own, as those of a table cannot. */
export const GridPart = forwardRef<HTMLDivElement, GridPartProps>(function GridPart({ part, ...props }, ref) {
	return <div ref={ref} role={part} {...(part === 'gridcell' ? { tabIndex: -1 } : {})} {...props} />;
});
