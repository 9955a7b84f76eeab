import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '../icon-button.tsx';
import { TextInput } from './text-input.tsx';

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setShown] = useState(false);
  return (
    <span className="grid items-center *:col-start-1 *:row-start-1">
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        // A shown password is a text field, which keyboards would otherwise correct.
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        className="pr-13"
      />
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={isShown ? 'Hide password' : 'Show password'}
        className="mr-0.5 justify-self-end text-muted"
        onClick={() => setShown(!isShown)}
      />
    </span>
  );
}
