/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.ArrayCreation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.EnhancedForStatement;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.WhileStatement;
import org.wiretune.lint.java.Handful;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.lint.java.persistence.PersistLoopFacts;

/**
 * A loop or a stream that has a turn for each of many things. Loops over a few that the code names, loops that take a page or a part at
 * a time, and loops that wait, repeat what failed or run for ever are none.
 *
 * @param node the loop statement, or the lambda of forEach or of a stage of a stream
 * @param rows what it runs over, or null where it counts
 */
public record RowLoop(ASTNode node, Expression rows) {

	private static final Set<String> STAGES = Set.of("map", "flatMap", "filter", "peek", "mapToLong", "mapToInt", "mapToObj", "forEach", "forEachOrdered", "anyMatch", "noneMatch", "allMatch");
	/** What a stage ends with that hands one element on, as an Optional does. */
	private static final Set<String> SINGLE = Set.of("findFirst", "findAny", "min", "max", "reduce");
	private static final Set<String> FEW = Set.of("List.of", "Set.of", "Arrays.asList", "Stream.of", "EnumSet.of", "Collections.singletonList", "Collections.singleton", "ImmutableList.of", "ImmutableSet.of");
	/** Methods that give a collection, and no stream that somebody else has begun. */
	private static final Pattern COLLECTIONS = Pattern.compile("asList|(get|find|list|load|select)(\\p{Lu}\\w*)?");
	/** A getter whose name says that it gives more than one. */
	private static final Pattern SEVERAL = Pattern.compile("(get|list|find)\\w*[^s]s");
	private static final Pattern PARTS = Pattern.compile("(?i).*(page|chunk|batch|partition|slice|sublist|bucket|retr(y|ies)|attempt|level|block|window|tenant|schema|shard|language|locale).*");
	/** A query for one row, though it may give it as a list. */
	private static final Pattern ONE_ROW = Pattern.compile("findFirst(\\p{Lu}\\w*)?|findTopBy\\w*");
	private static final Set<String> VIEWS = Set.of("entrySet", "keySet", "values");
	/** A counter and the size of what it counts. */
	private static final Pattern UP_TO_SIZE = Pattern.compile("\\w+\\s*<\\s*\\w+\\.(?:length|size\\(\\))");
	private static final Pattern NEXT = Pattern.compile("(?s).*\\.(hasNext(Line)?|next|hasMoreElements|readLine)\\(\\).*");

	/** {@return the loop that repeats a node, or null where none does for many things} @param file the file @param call the node */
	public static RowLoop around(JavaFile file, ASTNode call) {
		for (ASTNode child = call, parent = call.getParent(); parent != null && !(parent instanceof BodyDeclaration); child = parent, parent = parent.getParent()) {
			if (parent instanceof LambdaExpression lambda && child == lambda.getBody()) {
				return stage(file, lambda, lambda);
			}
			if (Loops.isLoop(parent) && child == Loops.body(parent)) {
				return Loops.endsAfter(call, parent) || PersistLoopFacts.isRare(call, parent) ? null : statement(file, parent);
			}
		}
		return null;
	}

	/** {@return the stage of a stream that calls an argument for each of its elements, or null} @param file the file @param argument a lambda or a reference to a method @param node the loop to name */
	static RowLoop stage(JavaFile file, Expression argument, ASTNode node) {
		if (!(argument.getParent() instanceof MethodInvocation stage) || !STAGES.contains(stage.getName().getIdentifier()) || stage.arguments().size() != 1 || stage.arguments().get(0) != argument) {
			return null;
		}
		boolean each = stage.getName().getIdentifier().startsWith("forEach");
		Expression source = stage.getExpression();
		while (source instanceof MethodInvocation before) {
			String name = before.getName().getIdentifier();
			if (SINGLE.contains(name)) {
				return null;
			}
			if (name.equals("stream") || name.equals("parallelStream")) {
				return many(file, node, before.getExpression());
			}
			if (name.equals("of") || name.equals("values") || name.equals("range") || name.equals("rangeClosed")) {
				return null;
			}
			source = before.getExpression();
		}
		return each && (stage.getExpression() instanceof SimpleName || stage.getExpression() instanceof MethodInvocation made && COLLECTIONS.matcher(made.getName().getIdentifier()).matches()) ? many(file, node, stage.getExpression()) : null;
	}

	/** {@return whether turns run at the same time, as those of a parallel stream do} */
	public boolean isParallel() {
		for (Expression stage = node.getParent() instanceof MethodInvocation call ? call : null; stage instanceof MethodInvocation call; stage = call.getExpression()) {
			if (call.getName().getIdentifier().equals("parallelStream") || call.getName().getIdentifier().equals("parallel")) {
				return true;
			}
		}
		return false;
	}

	private static RowLoop statement(JavaFile file, ASTNode loop) {
		if (loop instanceof EnhancedForStatement each) {
			return many(file, loop, each.getExpression());
		}
		if (loop instanceof ForStatement counting) {
			return counts(file, counting) ? new RowLoop(loop, null) : null;
		}
		if (loop instanceof LambdaExpression lambda) {
			return stage(file, lambda, lambda);
		}
		return loop instanceof WhileStatement waiting && (NEXT.matcher(file.text(waiting.getExpression())).matches() || UP_TO_SIZE.matcher(file.text(waiting.getExpression())).matches()) ? new RowLoop(loop, null) : null;
	}

	/** Up to the size of something. */
	private static boolean counts(JavaFile file, ForStatement loop) {
		if (!(loop.getExpression() instanceof InfixExpression end)) {
			return loop.getExpression() != null && NEXT.matcher(file.text(loop.getExpression())).matches();
		}
		String limit = file.text(end).replace(" ", "");
		return (limit.contains(".size()") || limit.contains(".length") || limit.contains(".getLength()")) && loop.updaters().size() == 1 && !file.text((ASTNode) loop.updaters().get(0)).contains("+=");
	}

	private static RowLoop many(JavaFile file, ASTNode node, Expression rows) {
		Expression plain = rows instanceof ParenthesizedExpression parenthesized ? parenthesized.getExpression() : rows;
		if (plain == null || plain instanceof ArrayCreation || PARTS.matcher(file.text(plain)).matches()) {
			return null;
		}
		if (plain instanceof MethodInvocation call) {
			String name = call.getName().getIdentifier();
			if (isFew(file, call) || ONE_ROW.matcher(name).matches() || name.equals("values") && call.getExpression() != null && Character.isUpperCase(file.text(call.getExpression()).charAt(0))
					|| name.equals("split")) {
				return null;
			}
		}
		if (plain instanceof Name name && isConstant(name instanceof QualifiedName qualified ? qualified.getName() : (SimpleName) name)) {
			return null;
		}
		if (plain instanceof SimpleName variable) {
			if (JavaFile.member(node) instanceof MethodDeclaration method && isMadeOfFew(file, method, variable.getIdentifier())) {
				return null;
			}
		}
		RowLoop loop = new RowLoop(node, plain);
		return Handful.isOf(named(plain)) || loop.names().stream().anyMatch(each -> PARTS.matcher(each).matches() || Handful.isOf(each)) ? null : loop;
	}

	/** The name of what a loop runs over, as its variable or the getter says, or nothing; a view of a map has the name of the map. */
	private static String named(Expression rows) {
		if (rows instanceof MethodInvocation view && view.getExpression() != null && VIEWS.contains(view.getName().getIdentifier())) {
			return named(view.getExpression());
		}
		Expression last = rows instanceof MethodInvocation call ? call.getName() : rows instanceof FieldAccess access ? access.getName() : rows instanceof QualifiedName qualified ? qualified.getName() : rows;
		return last instanceof SimpleName name ? name.getIdentifier() : "";
	}

	private static boolean isConstant(SimpleName name) {
		return name.getIdentifier().equals(name.getIdentifier().toUpperCase(Locale.ROOT));
	}

	/** Whether a call makes a collection of what the code names; one of an array that something gives has as many as the array. */
	private static boolean isFew(JavaFile file, MethodInvocation call) {
		String name = call.getName().getIdentifier();
		return FEW.contains(call.getExpression() == null ? name : file.text(call.getExpression()) + '.' + name)
				&& !(name.equals("asList") && call.arguments().size() == 1 && call.arguments().get(0) instanceof MethodInvocation array && SEVERAL.matcher(array.getName().getIdentifier()).matches());
	}

	/** Whether a variable of a method begins as a few things that the code names. */
	private static boolean isMadeOfFew(JavaFile file, MethodDeclaration method, String name) {
		boolean[] few = new boolean[1];
		method.accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment node) {
				if (node.getName().getIdentifier().equals(name) && node.getInitializer() != null) {
					String text = file.text(node.getInitializer());
					few[0] |= text.startsWith("{") || text.startsWith("new") && text.contains("[]") || isList(node.getInitializer()) || node.getInitializer() instanceof MethodInvocation call && isFew(file, call);
				}
				return true;
			}
		});
		return few[0];
	}

	/** Whether a text is taken apart at what separates the few words of a setting; the lines of a text may be many. */
	private static boolean isList(Expression words) {
		return words instanceof MethodInvocation call && call.getName().getIdentifier().equals("split") && call.arguments().size() == 1 && !call.arguments().get(0).toString().contains("n\"") && !call.arguments().get(0).toString().contains("n+");
	}

	/** {@return the names that a turn gives a value: the variable of the loop, and what its body declares} */
	Set<String> names() {
		Set<String> names = new HashSet<>();
		if (node instanceof EnhancedForStatement each) {
			names.add(each.getParameter().getName().getIdentifier());
		}
		if (node instanceof LambdaExpression lambda) {
			((List<?>) lambda.parameters()).forEach(each -> names.add(((VariableDeclaration) each).getName().getIdentifier()));
		}
		if (node instanceof ForStatement counting) {
			for (Object each : counting.initializers()) {
				if (each instanceof VariableDeclarationExpression start) {
					((List<?>) start.fragments()).forEach(fragment -> names.add(((VariableDeclarationFragment) fragment).getName().getIdentifier()));
				}
			}
		}
		if (node instanceof WhileStatement waiting) {
			// Rows of a result, or the elements of an iterator.
			waiting.getExpression().accept(new ASTVisitor() {
				@Override
				public boolean visit(SimpleName name) {
					names.add(name.getIdentifier());
					return true;
				}
			});
		}
		return names;
	}

	/** {@return whether one of some expressions has another value in each turn} @param expressions the expressions */
	public boolean vary(List<?> expressions) {
		Set<String> names = names();
		Set<String> made = new HashSet<>();
		Loops.body(node).accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment local) {
				if (local.getInitializer() instanceof ClassInstanceCreation) {
					made.add(local.getName().getIdentifier());
				}
				if (local.getInitializer() != null && uses(local.getInitializer(), names)) {
					names.add(local.getName().getIdentifier());
				}
				return true;
			}

			/** What a turn makes and fills with values of its own. */
			@Override
			public boolean visit(MethodInvocation fill) {
				if (fill.getExpression() instanceof SimpleName object && made.contains(object.getIdentifier()) && ((List<?>) fill.arguments()).stream().anyMatch(each -> uses((ASTNode) each, names))) {
					names.add(object.getIdentifier());
				}
				return true;
			}

			@Override
			public boolean visit(SingleVariableDeclaration local) {
				names.add(local.getName().getIdentifier());
				return true;
			}

			@Override
			public boolean visit(Assignment assignment) {
				if (assignment.getLeftHandSide() instanceof SimpleName variable && uses(assignment.getRightHandSide(), names)) {
					names.add(variable.getIdentifier());
				}
				return true;
			}
		});
		return expressions.stream().anyMatch(each -> uses((ASTNode) each, names));
	}

	/** {@return whether it stands in another loop for many things, or runs over a collection that its method is given} @param file the file */
	boolean isOfMany(JavaFile file) {
		if (around(file, node instanceof LambdaExpression ? node.getParent() : node) != null) {
			return true;
		}
		return rows instanceof SimpleName name && JavaFile.member(node) instanceof MethodDeclaration method
				&& ((List<?>) method.parameters()).stream().anyMatch(parameter -> ((SingleVariableDeclaration) parameter).getName().getIdentifier().equals(name.getIdentifier()));
	}

	/** {@return whether a node uses one of some variables} @param node the node @param names the variables */
	public static boolean uses(ASTNode node, Set<String> names) {
		boolean[] found = new boolean[1];
		node.accept(new ASTVisitor() {
			@Override
			public boolean visit(SimpleName name) {
				boolean member = name.getParent() instanceof MethodInvocation call && call.getName() == name || name.getParent() instanceof FieldAccess access && access.getName() == name;
				found[0] |= !member && names.contains(name.getIdentifier());
				return !found[0];
			}
		});
		return found[0];
	}
}
