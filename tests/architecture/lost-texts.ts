import {
  parseSync,
  Visitor,
  type JSXElement,
  type JSXFragment,
  type Node,
  type Program,
} from 'oxc-parser';

type Parent = JSXElement | JSXFragment;
type Child = Parent['children'][number];
type IsConstant = (name: string) => boolean;

/**
 * Returns the line of each element in which text stands beside something that can change: a value, or an element that
 * can appear, disappear or become another. A browser's translation replaces the text, so Preact would fail there, or
 * keep showing the old value.
 */
export function linesOfLostTexts(file: string, source: string): number[] {
  const { program } = parseSync(file, source);
  const constants = namesOfModule(program);
  const lines: number[] = [];
  const check = ({ children, start }: Parent) => {
    const shown = children.filter(isShown);
    const changing = shown.filter((child) => isChanging(child, (name) => constants.has(name)));
    const isLost =
      shown.length > 1 && changing.length > 0 && (shown.some(isText) || changing.some(isOfStrings));
    if (isLost) lines.push(source.slice(0, start).split('\n').length);
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(program);
  return lines;
}

/** Spaces aren't translated. */
function isShown(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  if (child.type !== 'JSXExpressionContainer') return true;
  const { expression } = child;
  if (expression.type === 'Literal') return String(expression.value).trim() !== '';
  return expression.type !== 'JSXEmptyExpression';
}

function isText(child: Child): boolean {
  return (
    child.type === 'JSXText' ||
    (child.type === 'JSXExpressionContainer' && isString(child.expression))
  );
}

function isString({ type }: Node): boolean {
  return type === 'Literal' || type === 'TemplateLiteral';
}

function isOfStrings(child: Child): boolean {
  return child.type === 'JSXExpressionContainer' && outcomesOf(child.expression).some(isString);
}

function outcomesOf(node: Node): Node[] {
  if (node.type === 'ConditionalExpression') {
    return [node.consequent, node.alternate].flatMap(outcomesOf);
  }
  return node.type === 'LogicalExpression' ? outcomesOf(node.right) : [node];
}

function isChanging(child: Child, isConstant: IsConstant): boolean {
  if (child.type === 'JSXExpressionContainer') return !isFixed(child.expression, isConstant);
  if (child.type !== 'JSXElement') return false;
  const { name } = child.openingElement;
  // A component in a variable can become another component.
  return name.type === 'JSXIdentifier' && /^[A-Z]/.test(name.name) && !isConstant(name.name);
}

function isFixed(node: Node, isConstant: IsConstant): boolean {
  if (node.type === 'Identifier') return isConstant(node.name);
  if (node.type === 'TemplateLiteral') {
    return node.expressions.every((part) => isFixed(part, isConstant));
  }
  if (node.type !== 'MemberExpression') return node.type === 'Literal';
  const isFixedKey = !node.computed || isFixed(node.property, isConstant);
  return isFixedKey && isFixed(node.object, isConstant);
}

/** The names of imports and of what the module declares. */
function namesOfModule({ body }: Program): Set<string> {
  return new Set(
    body.flatMap((statement) => {
      if (statement.type === 'ImportDeclaration') {
        return statement.specifiers.map(({ local }) => local.name);
      }
      const declared =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type === 'FunctionDeclaration') return declared.id?.name ?? [];
      if (declared?.type !== 'VariableDeclaration') return [];
      return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
    }),
  );
}
