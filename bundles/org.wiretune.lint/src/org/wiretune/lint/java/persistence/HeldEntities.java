/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.BreakStatement;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Comment;
import org.eclipse.jdt.core.dom.ContinueStatement;
import org.eclipse.jdt.core.dom.EnhancedForStatement;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.LabeledStatement;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MemberValuePair;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SimpleType;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.VariableDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;

/**
 * What keeps entities in use behind the flush of a loop, so that a persistence context must not be cleared there. Without
 * the types of the whole project nobody can tell an entity from another object, so everything counts that may be one: what
 * is used behind the flush, comes into the loop from outside and goes into the objects that it persists, or takes them out
 * of it.
 */
final class HeldEntities {

	/** The word for a remark of the authors. */
	static final String REMARK = "remark";

	private static final Set<String> STORES = Set.of("persist", "save");
	/** Types of which no entity is, and that hold none. */
	private static final Pattern PLAIN = Pattern.compile(
			"(byte|short|int|long|float|double|boolean|char|Byte|Short|Integer|Long|Float|Double|Boolean|Character|String|CharSequence|StringBuilder|StringBuffer|Number|BigDecimal|BigInteger|Date|Timestamp|Time|Calendar"
					+ "|Local(Date|Time|DateTime)|Instant|Duration|ZonedDateTime|OffsetDateTime|UUID|Locale|Random|SecureRandom|Pattern|Matcher|Path|File|URI|URL|Class|Atomic(Integer|Long|Boolean)"
					+ "|EntityManager|EntityManagerFactory|Session|SessionFactory|StatelessSession|EntityTransaction|Transaction|UserTransaction|FullTextEntityManager|FullTextSession"
					+ "|Logger|Log|\\w*Reader|\\w*InputStream|Scanner|ResultSet|PreparedStatement|Statement|Connection|StringTokenizer|\\w*Parser|\\w*Format|\\w*Formatter|CSVRecord|Properties|StopWatch|Stopwatch)(\\[\\])*");
	private static final Pattern CONTAINER = Pattern.compile("(List|Set|Collection|Iterable|Iterator|Map|Queue|Deque|ArrayList|HashSet|HashMap|LinkedList|Stream|Optional)<(.*)>");
	private static final Pattern GETTER = Pattern.compile("(get|is|has|current|find)[A-Z]\\w*");
	/** Methods that make an object and keep none. */
	private static final Pattern MAKES = Pattern.compile("(create|build|make|generate|parse|read|convert|map|to|as|from|of|new|instantiate)([A-Z].*)?");
	/** Classes, and constants of that name, whose methods keep nothing of what they are given. */
	private static final Pattern KEEPS_NOTHING = Pattern.compile("System|Math|String|Objects|Log|Logger|LOG|LOGGER");
	/** Getters whose names tell that they give no entity. */
	private static final Pattern TELLS_VALUE = Pattern.compile("(get|is|has)\\w*(Id|Key|Name|Code|Number|Count|Size|Date|Time|Type|Status|Text|Class|Price|Amount|Enabled|Value)|(is|has)[A-Z]\\w*");
	private static final Pattern CLEARING = Pattern.compile("(?i)\\b(clear|detach|evict)");
	/** Lines above the loop in which a remark speaks of it. */
	private static final int LINES_ABOVE = 5;

	private final JavaFile file;
	private final ASTNode loop;
	private final ASTNode flush;
	private final String manager;
	private String found;

	private HeldEntities(JavaFile file, ASTNode loop, ASTNode flush, String manager) {
		this.file = file;
		this.loop = loop;
		this.flush = flush;
		this.manager = manager;
	}

	/**
	 * {@return the name of what keeps entities in use behind a flush, {@value #REMARK} where a remark speaks of clearing; null
	 * where nothing does as far as the method shows it}
	 *
	 * @param file the file
	 * @param loop the outermost loop that persists
	 * @param flush the statement in it that flushes
	 * @param manager the expression that is the entity manager
	 */
	static String behind(JavaFile file, ASTNode loop, ASTNode flush, String manager) {
		ASTNode member = JavaFile.member(loop);
		HeldEntities held = new HeldEntities(file, loop, flush, manager);
		if (held.isRemarked(member)) {
			return REMARK;
		}
		held.searchStored();
		held.searchUses(member);
		return held.found;
	}

	/** Whether the authors speak of clearing in the loop, above it or in the comment of the method: they have thought of it. */
	private boolean isRemarked(ASTNode member) {
		int from = file.unit().getLineNumber(loop.getStartPosition()) - LINES_ABOVE;
		for (Object each : file.unit().getCommentList()) {
			Comment comment = (Comment) each;
			int end = comment.getStartPosition() + comment.getLength();
			boolean inside = comment.getStartPosition() >= loop.getStartPosition() && comment.getStartPosition() <= end(loop);
			boolean above = end <= loop.getStartPosition() && file.unit().getLineNumber(end) >= from;
			boolean ofMember = member != null && comment.isDocComment() && comment.getStartPosition() >= member.getStartPosition() && end <= loop.getStartPosition();
			if ((inside || above || ofMember) && !file.text(comment).contains("wiretune:ignore") && CLEARING.matcher(file.text(comment)).find()) {
				return true;
			}
		}
		return false;
	}

	/** What is persisted must be made in the loop, not taken from a collection that outlives it. */
	private void searchStored() {
		loop.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				if (STORES.contains(call.getName().getIdentifier()) && call.arguments().size() == 1 && isManager(call.getExpression())) {
					Expression stored = (Expression) call.arguments().get(0);
					VariableDeclaration declaration = stored instanceof SimpleName name ? declaration(name) : null;
					if (declaration == null ? !isMade(stored) : !isInside(declaration, loop) || !isMadeIn(declaration)) {
						found(stored);
					}
				}
				return true;
			}
		});
	}

	/** Whether all that a variable is given is made for it. */
	private boolean isMadeIn(VariableDeclaration declaration) {
		if (declaration instanceof SingleVariableDeclaration) {
			return false;
		}
		boolean[] made = { declaration.getInitializer() == null || isMade(declaration.getInitializer()) };
		loop.accept(new ASTVisitor() {
			@Override
			public boolean visit(Assignment assignment) {
				if (assignment.getLeftHandSide() instanceof SimpleName name && declaration(name) == declaration) {
					made[0] &= isMade(assignment.getRightHandSide());
				}
				return true;
			}
		});
		return made[0];
	}

	private static boolean isMade(Expression expression) {
		return expression instanceof ClassInstanceCreation || expression instanceof CastExpression cast && isMade(cast.getExpression())
				|| expression instanceof MethodInvocation call && MAKES.matcher(call.getName().getIdentifier()).matches();
	}

	private void searchUses(ASTNode member) {
		if (member == null) {
			return;
		}
		member.accept(new ASTVisitor() {
			@Override
			public boolean visit(SimpleName name) {
				if (found == null && isVariable(name) && name.getStartPosition() >= loop.getStartPosition() && !isPlain(name)) {
					look(name);
				}
				return true;
			}

			@Override
			public boolean visit(ThisExpression self) {
				if (isInside(self, loop) && (isArgument(self) || isValue(self))) {
					found(self);
				}
				return true;
			}

			@Override
			public boolean visit(MethodInvocation getter) {
				boolean own = getter.getExpression() == null || getter.getExpression() instanceof ThisExpression;
				if (own && getter.arguments().isEmpty() && isInside(getter, loop) && GETTER.matcher(getter.getName().getIdentifier()).matches() && (isArgument(getter) || isValue(getter)) && !givesValue(getter)) {
					found(getter);
				}
				return true;
			}
		});
	}

	/** Whether what a getter of the class gives is no entity and holds none. */
	private boolean givesValue(MethodInvocation getter) {
		String name = getter.getName().getIdentifier();
		for (ASTNode node = JavaFile.type(getter); node instanceof AbstractTypeDeclaration type; node = JavaFile.type(node)) {
			for (Object each : type.bodyDeclarations()) {
				if (each instanceof MethodDeclaration method && method.getName().getIdentifier().equals(name) && method.parameters().isEmpty()) {
					return method.getReturnType2() != null && isPlain(method.getReturnType2().toString());
				}
			}
		}
		return TELLS_VALUE.matcher(name).matches() || name.equals(manager);
	}

	private void look(SimpleName name) {
		if (name.getStartPosition() > end(loop)) {
			found(name);
			return;
		}
		VariableDeclaration declaration = declaration(name);
		boolean own = declaration != null && isInside(declaration, loop) && !isHeader(declaration);
		if (own ? runsBehindFlush(name, declaration) || leaves(name) : isArgument(name) || isValue(name)) {
			found(name);
		}
	}

	/** Whether a use of a variable of the loop is run, in the same round, behind the flush: it stands there, or in an inner loop around the flush. */
	private boolean runsBehindFlush(SimpleName name, VariableDeclaration declaration) {
		if (name.getStartPosition() > end(flush)) {
			return true;
		}
		for (ASTNode node = flush; node != loop; node = node.getParent()) {
			if (Loops.isLoop(node) && !isInside(declaration, node)) {
				return isInside(name, node);
			}
		}
		return false;
	}

	/** Whether a variable of the loop is stored, returned or handed to something else than the entity manager and loggers. */
	private boolean leaves(SimpleName name) {
		return isValue(name) || isArgument(name);
	}

	/** Whether an expression is an argument of a call that may keep it. */
	private boolean isArgument(Expression name) {
		for (ASTNode child = name, node = name.getParent(); node instanceof Expression; child = node, node = node.getParent()) {
			if (node instanceof MethodInvocation call && call.arguments().contains(child)) {
				return !isManager(call.getExpression()) && !isPlainReceiver(call.getExpression());
			}
			if (node instanceof ClassInstanceCreation creation && creation.arguments().contains(child)) {
				return true;
			}
		}
		return false;
	}

	/** Whether an expression itself is what is assigned or returned. */
	private static boolean isValue(Expression name) {
		ASTNode parent = name.getParent();
		return parent instanceof Assignment assignment && assignment.getRightHandSide() == name || parent instanceof VariableDeclarationFragment fragment && fragment.getInitializer() == name
				|| parent instanceof ReturnStatement || parent instanceof CastExpression;
	}

	private boolean isPlainReceiver(Expression receiver) {
		return receiver instanceof SimpleName name && (KEEPS_NOTHING.matcher(name.getIdentifier()).matches() || isPlain(name));
	}

	private boolean isManager(Expression receiver) {
		return receiver != null && file.text(receiver).equals(manager);
	}

	private void found(Expression expression) {
		if (found == null) {
			String text = file.text(expression).replaceAll("\\s+", " ");
			found = text.length() > 60 ? text.substring(0, 57) + "..." : text;
		}
	}

	private static boolean isVariable(SimpleName name) {
		ASTNode parent = name.getParent();
		if (name.isDeclaration() || parent instanceof SimpleType || parent instanceof MemberValuePair || parent instanceof MethodInvocation call && call.getName() == name
				|| parent instanceof QualifiedName qualified && qualified.getName() == name || Character.isUpperCase(name.getIdentifier().charAt(0))) {
			return false;
		}
		return !(parent instanceof FieldAccess access && access.getName() != name) && !(parent instanceof LabeledStatement)
				&& !(parent instanceof BreakStatement) && !(parent instanceof ContinueStatement)
				&& !(parent instanceof SuperMethodInvocation);
	}

	/** Whether a variable is of a type that is no entity and holds none. */
	private boolean isPlain(SimpleName name) {
		VariableDeclaration declaration = declaration(name);
		Type type = declaration == null ? field(name) : type(declaration);
		return name.getIdentifier().equals(manager) || type != null && isPlain(type.toString());
	}

	private static boolean isPlain(String type) {
		var container = CONTAINER.matcher(type);
		if (container.matches()) {
			for (String argument : container.group(2).split(",")) {
				if (!isPlain(argument.strip())) {
					return false;
				}
			}
			return true;
		}
		return PLAIN.matcher(type.substring(type.lastIndexOf('.') + 1)).matches();
	}

	private static Type type(VariableDeclaration declaration) {
		if (declaration instanceof SingleVariableDeclaration single) {
			return single.getType();
		}
		if (declaration.getParent() instanceof VariableDeclarationStatement statement) {
			return statement.getType();
		}
		if (declaration.getParent() instanceof VariableDeclarationExpression expression) {
			return expression.getType();
		}
		return declaration.getParent() instanceof FieldDeclaration field ? field.getType() : null;
	}

	private static Type field(SimpleName name) {
		for (ASTNode node = JavaFile.type(name); node != null; node = JavaFile.type(node)) {
			if (node instanceof AbstractTypeDeclaration type) {
				for (Object each : type.bodyDeclarations()) {
					if (each instanceof FieldDeclaration field && field.fragments().stream()
							.anyMatch(fragment -> ((VariableDeclarationFragment) fragment).getName().getIdentifier().equals(name.getIdentifier()))) {
						return field.getType();
					}
				}
			}
		}
		return null;
	}

	/** Whether a variable is declared in the head of the loop, so that it takes what the loop goes over. */
	private boolean isHeader(VariableDeclaration declaration) {
		return !isInside(declaration, Loops.body(loop));
	}

	/** The declaration of a local variable or parameter that a name stands for, or null. */
	private static VariableDeclaration declaration(SimpleName name) {
		if (name.getParent() instanceof FieldAccess) {
			return null;
		}
		for (ASTNode child = name, node = name.getParent(); node != null; child = node, node = node.getParent()) {
			VariableDeclaration found = declaredIn(node, child, name);
			if (found != null || node instanceof BodyDeclaration) {
				return found;
			}
		}
		return null;
	}

	private static VariableDeclaration declaredIn(ASTNode node, ASTNode child, SimpleName name) {
		if (node instanceof Block block) {
			return inBlock(block.statements(), child, name);
		}
		if (node instanceof ForStatement loop) {
			return inExpressions(loop.initializers(), name);
		}
		if (node instanceof EnhancedForStatement loop) {
			return named(List.of(loop.getParameter()), name);
		}
		if (node instanceof TryStatement attempt) {
			return inExpressions(attempt.resources(), name);
		}
		if (node instanceof CatchClause clause) {
			return named(List.of(clause.getException()), name);
		}
		if (node instanceof LambdaExpression lambda) {
			return named(lambda.parameters(), name);
		}
		return node instanceof MethodDeclaration method ? named(method.parameters(), name) : null;
	}

	private static VariableDeclaration inBlock(List<?> statements, ASTNode until, SimpleName name) {
		for (Object each : statements) {
			if (each instanceof VariableDeclarationStatement statement) {
				VariableDeclaration found = named(statement.fragments(), name);
				if (found != null) {
					return found;
				}
			}
			if (each == until) {
				return null;
			}
		}
		return null;
	}

	private static VariableDeclaration inExpressions(List<?> expressions, SimpleName name) {
		for (Object each : expressions) {
			VariableDeclaration found = each instanceof VariableDeclarationExpression expression ? named(expression.fragments(), name) : null;
			if (found != null) {
				return found;
			}
		}
		return null;
	}

	private static VariableDeclaration named(List<?> declarations, SimpleName name) {
		for (Object each : declarations) {
			if (each instanceof VariableDeclaration declaration && declaration.getName().getIdentifier().equals(name.getIdentifier())) {
				return declaration;
			}
		}
		return null;
	}

	private static boolean isInside(ASTNode node, ASTNode around) {
		return node.getStartPosition() >= around.getStartPosition() && end(node) <= end(around);
	}

	private static int end(ASTNode node) {
		return node.getStartPosition() + node.getLength();
	}
}
