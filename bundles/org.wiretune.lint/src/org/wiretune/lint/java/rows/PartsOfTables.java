/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.EnhancedForStatement;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NullLiteral;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.eclipse.jdt.core.dom.WhileStatement;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.Handful;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: all rows of a table that are read though code takes a part of them: those that a condition keeps, the first,
 * the last, or their number, be it by a method of a repository or by a query whose text asks for all. Details: {@code receiver}, {@code method}, what reads them; {@code part}, the word of the code that takes the part.
 * What is kept by a cache, runs when something begins, or reads one of the tables that have a handful of rows is none; nor are rows
 * that are counted where they are read, which {@link CountedRows} observes.
 */
public final class PartsOfTables implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.part-of-table";

	/** What sends a query of JPA or Hibernate. */
	private static final Set<String> RESULTS = Set.of("getResultList", "list");
	/** The part that is the last of all rows. */
	private static final String LAST = "get(size() - 1)";
	/** What only gives rows the type that they have. */
	private static final Pattern TYPED = Pattern.compile("cast\\w*|unchecked\\w*|unmodifiableList");
	/** Parts that are taken of what a query finds; counted rows are told by {@link CountedRows}. */
	private static final Set<String> OF_QUERIES = Set.of("if", "filter", "anyMatch", "noneMatch", "findFirst", "findAny", "limit", "skip");
	private static final Set<String> ASKED = Set.of("size", "isEmpty");
	private static final Set<String> READS = Set.of("findAll", "listAll");
	private static final Pattern REPOSITORIES = Pattern.compile("\\w*(Repository|Repo)");
	private static final Set<String> PARTS = Set.of("filter", "anyMatch", "noneMatch", "findFirst", "findAny", "limit", "skip", "count", "size", "isEmpty", "get");
	/** What comes before the part is taken and changes nothing of which rows there are. */
	private static final Set<String> BEFORE = Set.of("stream", "parallelStream", "sorted", "peek");
	private static final Pattern CACHED = Pattern.compile("\\b(Cacheable|CacheResult)\\b");
	private static final Pattern ONCE = Pattern.compile("\\w*(Migrat|Upgrad|Init|Seed|Fixture|Demo|Sample|Test|Bootstrap|Patch|Loader|Export|Backup|Report|Cache|Setup|Install)\\w*|V\\d+\\w*");

	@Override
	public List<String> words() {
		return List.of(".findAll()", ".listAll()", ".getResultList()", ".list()");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (RESULTS.contains(node.getName().getIdentifier()) && node.arguments().isEmpty()) {
					query(node);
				} else if (READS.contains(node.getName().getIdentifier()) && node.arguments().isEmpty() && isRepository(file, node.getExpression()) && JavaFile.member(node) instanceof MethodDeclaration method && runsOften(file, method)) {
					String part = part(node, method);
					if (part != null && !CountedRows.isCounted(node)) {
						CodeFact fact = CodeFacts.fact(KIND, file, node.getName());
						CodeFacts.detail(fact, file, "receiver", EnterpriseNames.variable(node.getExpression()), node.getExpression());
						CodeFacts.detail(fact, file, "method", node.getName().getIdentifier(), node.getName());
						CodeFacts.detail(fact, file, "part", part, node.getName());
						facts.accept(fact);
					}
				}
				return true;
			}

			/** A query whose text asks for all rows. The first of them, without an order, is mostly the only one. */
			private void query(MethodInvocation node) {
				String text = JavaFile.member(node) instanceof MethodDeclaration method && runsOften(file, method) && !file.text(method).contains("setMaxResults") ? QueryTexts.of(node.getExpression()) : null;
				String part = QueryTexts.isWhole(text) && !QueryTexts.isOfHandful(text) ? part(node, (MethodDeclaration) JavaFile.member(node)) : null;
				if (part != null && (part.equals("get") ? QueryTexts.isOrdered(text) : part.equals(LAST) || OF_QUERIES.contains(part))) {
					CodeFact fact = CodeFacts.fact(KIND, file, node.getName());
					CodeFacts.detail(fact, file, "receiver", node.getName().getIdentifier().equals("list") ? "session" : "em", node.getExpression());
					CodeFacts.detail(fact, file, "method", node.getName().getIdentifier(), node.getName());
					CodeFacts.detail(fact, file, "part", part, node.getName());
					facts.accept(fact);
				}
			}
		};
	}

	/**
	 * {@return the word by which code takes a part of what a call returns, or null where it uses all of it, counts it, or runs seldom}
	 *
	 * @param file the file
	 * @param read the call
	 * @param method the method around it
	 */
	public static String partOfRows(JavaFile file, MethodInvocation read, MethodDeclaration method) {
		String part = method.getBody() != null && runsOften(file, method) ? part(read, method) : null;
		return part != null && (OF_QUERIES.contains(part) || part.equals("get") && isByPlace(read, method)) ? part : null;
	}

	/** Whether rows in a variable are only taken by a place that code works out, and not one after the other. */
	private static boolean isByPlace(MethodInvocation read, MethodDeclaration method) {
		return read.getParent() instanceof VariableDeclarationFragment local && EnterpriseNames.uses(method.getBody(), local.getName().getIdentifier()).stream().filter(use -> use != local.getName())
				.allMatch(use -> use.getParent() instanceof MethodInvocation taken && taken.arguments().size() == 1 && !(taken.arguments().get(0) instanceof NumberLiteral) && Loops.innermost(use) == null);
	}

	private static boolean isRepository(JavaFile file, Expression on) {
		String variable = EnterpriseNames.variable(on);
		return variable != null && !Handful.isLookedUpBy(variable) && file.typesOf(variable).size() == 1 && REPOSITORIES.matcher(file.typesOf(variable).iterator().next()).matches();
	}

	private static boolean runsOften(JavaFile file, MethodDeclaration method) {
		return method.getParent() instanceof TypeDeclaration type && !ONCE.matcher(type.getName().getIdentifier()).matches() && EachCall.isOften(file, method)
				&& method.modifiers().stream().noneMatch(each -> each instanceof Annotation annotation && CACHED.matcher(file.text(annotation)).find());
	}

	/** {@return the word that takes the part; null where all rows are used, or where the code does not tell} */
	private static String part(MethodInvocation read, MethodDeclaration method) {
		String direct = taken(read, method);
		if (direct != null || !(typed(read).getParent() instanceof VariableDeclarationFragment variable)) {
			return direct;
		}
		String part = null;
		List<SimpleName> uses = EnterpriseNames.uses(method.getBody(), variable.getName().getIdentifier()).stream().filter(use -> use != variable.getName()).toList();
		if (isLastOnly(uses)) {
			return LAST;
		}
		for (SimpleName use : uses) {
			part = taken(use, method);
			if (part == null) {
				return null;
			}
		}
		return part;
	}

	/** What a call returns, in the casts and the helpers around it that give it its type. */
	private static Expression typed(Expression read) {
		Expression at = read;
		while (at.getParent() instanceof CastExpression || at.getParent() instanceof ParenthesizedExpression
				|| at.getParent() instanceof MethodInvocation helper && helper.arguments().contains(at) && TYPED.matcher(helper.getName().getIdentifier()).matches()) {
			at = (Expression) at.getParent();
		}
		return at;
	}

	/** Whether the last row is taken, and the rows are only asked for their number or whether there are any besides. */
	private static boolean isLastOnly(List<SimpleName> uses) {
		return uses.stream().anyMatch(PartsOfTables::isLast) && uses.stream().allMatch(use -> isLast(use) || use.getParent() instanceof MethodInvocation asked && asked.getExpression() == use && ASKED.contains(asked.getName().getIdentifier()));
	}

	private static boolean isLast(SimpleName rows) {
		return rows.getParent() instanceof MethodInvocation taken && taken.getExpression() == rows && taken.getName().getIdentifier().equals("get") && taken.arguments().size() == 1
				&& taken.arguments().get(0).toString().replace(" ", "").equals(rows.getIdentifier() + ".size()-1");
	}

	/** The word that takes a part of rows at one place where they are used. */
	private static String taken(Expression rows, MethodDeclaration method) {
		Expression at = rows;
		while (at.getParent() instanceof MethodInvocation call && call.getExpression() == at) {
			String name = call.getName().getIdentifier();
			if (PARTS.contains(name) && !isOfValues(call)) {
				return call.arguments().stream().anyMatch(condition -> asksElsewhere((ASTNode) condition)) ? null : name;
			}
			if (name.equals("iterator") && at == rows) {
				return isChosenByIterator(call, method) ? "if" : null;
			}
			if (!BEFORE.contains(name) && !isOfValues(call)) {
				return null;
			}
			at = call;
		}
		return at == rows && rows.getParent() instanceof EnhancedForStatement loop && loop.getExpression() == rows && isChoice(loop.getBody()) ? "if" : null;
	}

	/** Whether a filter only leaves out rows that lack a value, which are mostly few. */
	private static boolean isOfValues(MethodInvocation filter) {
		if (!filter.getName().getIdentifier().equals("filter") || filter.arguments().size() != 1) {
			return false;
		}
		Object kept = filter.arguments().get(0);
		return kept instanceof ExpressionMethodReference reference && reference.getName().getIdentifier().equals("nonNull")
				|| kept instanceof LambdaExpression row && row.getBody() instanceof InfixExpression asked && asked.getOperator() == InfixExpression.Operator.NOT_EQUALS && (asked.getLeftOperand() instanceof NullLiteral || asked.getRightOperand() instanceof NullLiteral);
	}

	/** Whether the one loop over an iterator does nothing but for the rows that a condition keeps. */
	private static boolean isChosenByIterator(MethodInvocation iterator, MethodDeclaration method) {
		SimpleName name = iterator.getParent() instanceof VariableDeclarationFragment local ? local.getName() : iterator.getParent() instanceof Assignment given && given.getRightHandSide() == iterator && given.getLeftHandSide() instanceof SimpleName variable ? variable : null;
		List<ASTNode> loops = name == null ? List.of() : EnterpriseNames.uses(method.getBody(), name.getIdentifier()).stream().map(SimpleName::getParent).filter(use -> use instanceof MethodInvocation asked && asked.getName().getIdentifier().equals("hasNext")).map(ASTNode::getParent).toList();
		return loops.size() == 1 && (loops.get(0) instanceof WhileStatement whole ? isChoice(whole.getBody(), name.getIdentifier()) : loops.get(0) instanceof ForStatement counted && isChoice(counted.getBody(), name.getIdentifier()));
	}

	/** The same for a body that takes the row first, and may print it. */
	private static boolean isChoice(Statement body, String iterator) {
		List<?> statements = body instanceof Block block ? ((List<?>) block.statements()).stream().filter(each -> !(each instanceof VariableDeclarationStatement row && row.toString().contains(iterator + ".next()")) && !each.toString().startsWith("System.out.")).toList() : List.of(body);
		return statements.size() == 1 && isChoice((Statement) statements.get(0));
	}

	/** Whether a turn does nothing but for the rows that a condition keeps. */
	private static boolean isChoice(Statement body) {
		Statement only = body instanceof Block block && block.statements().size() == 1 ? (Statement) block.statements().get(0) : body;
		return only instanceof IfStatement choice && choice.getElseStatement() == null && !isSeen(choice.getExpression()) && !asksElsewhere(choice.getExpression());
	}

	/** Whether a condition asks a method of the class, which may look at what the row does not have. */
	private static boolean asksElsewhere(ASTNode condition) {
		boolean[] asks = new boolean[1];
		condition.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				asks[0] |= node.getExpression() == null || node.getExpression() instanceof ThisExpression;
				return !asks[0];
			}

			@Override
			public boolean visit(ExpressionMethodReference node) {
				asks[0] |= node.getExpression() instanceof ThisExpression;
				return !asks[0];
			}
		});
		return asks[0];
	}

	/** Whether a condition asks what the loop has seen before, which no query could. */
	private static boolean isSeen(ASTNode condition) {
		return condition.toString().matches("(?s).*\\b(contains|containsKey|add|put\\w*)\\(.*");
	}
}
