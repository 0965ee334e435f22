import type { ComponentPropsWithoutRef } from 'react';
import { tradeButton } from '../trade-button';

/** The button of a form that script sends by itself. */
export function NoScriptSubmit(props: ComponentPropsWithoutRef<'button'>) {
	return <button type="submit" className={tradeButton('line', '[@media(scripting:enabled)]:hidden')} {...props} />;
}
