import { Icon } from '../ui/icon';

/** The sentence under a field at fault: an icon and words, never colour alone. */
export function FaultLine({ id, children }: { id: string; children: string }) {
	return (
		<p id={id} className="mt-2 flex items-start gap-2 text-small text-err">
			<Icon name="warning" size={18} className="mt-0.5 shrink-0" />
			{children}
		</p>
	);
}
