/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NullLiteral;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.Handful;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes rows that are read from a database only to be counted: the size of what a query or all of a repository returns, where nothing
 * keeps the list. Details: {@code receiver} and {@code method}. Whether a query has any row at all is mostly asked for a key of its own,
 * and is left alone, unless its text asks for all rows, or for those that belong to one row of another table: these have the detail
 * {@value #ASKED}. So are tables of which the name tells that they are small.
 */
public final class CountedRows implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.counted-rows";

	private static final Set<String> ALL = Set.of("findAll", "getAll", "listAll", "loadAll", "selectAll");
	/** The detail of rows of which code asks no more than whether there are any. */
	public static final String ASKED = "asked";
	private static final Set<String> COUNTS = Set.of("size", "isEmpty");
	private static final Set<String> RESULTS = Set.of("getResultList", "list");
	private static final Pattern STORES = Pattern.compile("\\w*(Repository|Repo|Dao|DAO|Facade|FacadeLocal|FacadeRemote)");
	/** What fills or tries something. */
	private static final Pattern ONCE = Pattern.compile("\\w*(Migrat|Init(ializ|Data|$)|Seed|Demo|Sample|Test|Bootstrap|DataLoader)\\w*");

	@Override
	public List<String> words() {
		return List.of("findAll()", "getAll()", "listAll()", "loadAll()", "selectAll()", "getResultList()", ".list()");
	}

	@Override
	public List<String> beside() {
		return List.of(".size()", ".count()", ".isEmpty()");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		DatabaseCalls calls = DatabaseCalls.of(file);
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation count) {
				MethodInvocation rows = counted(count);
				if (rows != null && isOften(file, count)) {
					if (isAllOfStore(file, calls, rows) || isAllOfOwn(file, calls, rows) || isQuery(file, calls, rows) && !isOnlyAsked(count)) {
						tell(rows, false);
					} else if (isQuery(file, calls, rows) && ofMany(rows)) {
						tell(rows, true);
					}
				} else if (rows == null && RESULTS.contains(count.getName().getIdentifier()) && count.arguments().isEmpty() && isOnlyCounted(count) && isOften(file, count) && isQuery(file, calls, count) && ofMany(count)) {
					tell(count, true);
				}
				return true;
			}

			private void tell(MethodInvocation rows, boolean asked) {
				CodeFact fact = CodeFacts.fact(KIND, file, rows.getName());
				CodeFacts.detail(fact, file, "receiver", receiver(rows.getExpression()), rows);
				CodeFacts.detail(fact, file, "method", rows.getName().getIdentifier(), rows.getName());
				if (asked) {
					CodeFacts.detail(fact, file, ASKED, "true", rows.getName());
				}
				facts.accept(fact);
			}
		};
	}

	/** Whether the text of a query says that it finds any number of rows: all of a table, or those that belong to another row. */
	private static boolean ofMany(MethodInvocation rows) {
		String text = QueryTexts.of(rows.getExpression());
		return (QueryTexts.isWhole(text) || QueryTexts.isOfAnother(text)) && !QueryTexts.isOfHandful(text);
	}

	/** Whether a call's rows go into a local variable of which code only asks how many there are, or whether there are any. */
	private static boolean isOnlyCounted(MethodInvocation rows) {
		SimpleName variable = rows.getParent() instanceof VariableDeclarationFragment local ? local.getName() : rows.getParent() instanceof Assignment assignment && assignment.getRightHandSide() == rows && assignment.getLeftHandSide() instanceof SimpleName name ? name : null;
		if (variable == null || !(JavaFile.member(rows) instanceof MethodDeclaration method) || !EachCall.isLocal(method, variable.getIdentifier())) {
			return false;
		}
		List<SimpleName> uses = EnterpriseNames.uses(method.getBody(), variable.getIdentifier()).stream().filter(use -> !(use.getParent() instanceof VariableDeclarationFragment local && local.getName() == use) && !(use.getParent() instanceof Assignment assignment && assignment.getLeftHandSide() == use)).toList();
		return !uses.isEmpty() && uses.stream().allMatch(use -> isNull(use) || use.getParent() instanceof MethodInvocation call && call.getExpression() == use && COUNTS.contains(call.getName().getIdentifier()));
	}

	private static boolean isNull(SimpleName use) {
		return use.getParent() instanceof InfixExpression comparison && (comparison.getLeftOperand() instanceof NullLiteral || comparison.getRightOperand() instanceof NullLiteral);
	}

	/** The call whose rows are counted, or null. */
	private static MethodInvocation counted(MethodInvocation count) {
		if (!count.arguments().isEmpty()) {
			return null;
		}
		Expression rows = COUNTS.contains(count.getName().getIdentifier()) ? count.getExpression()
				: count.getName().getIdentifier().equals("count") && count.getExpression() instanceof MethodInvocation stream && stream.getName().getIdentifier().equals("stream") ? stream.getExpression() : null;
		return rows instanceof MethodInvocation call && call.arguments().isEmpty() && (RESULTS.contains(call.getName().getIdentifier()) || !count.getName().getIdentifier().equals("isEmpty")) ? call : null;
	}

	/** {@return whether the rows that a call gives are counted where it stands} @param rows the call */
	static boolean isCounted(MethodInvocation rows) {
		return rows.getParent() instanceof MethodInvocation next && (counted(next) == rows || next.getParent() instanceof MethodInvocation last && counted(last) == rows);
	}

	private static boolean isAllOfStore(JavaFile file, DatabaseCalls calls, MethodInvocation rows) {
		String variable = EntityManagers.variable(rows.getExpression());
		if (!ALL.contains(rows.getName().getIdentifier()) || variable == null || Handful.isLookedUpBy(variable)) {
			return false;
		}
		if (calls.isType(rows.getExpression())) {
			// Entities of Panache have it, and hardly anything else.
			return rows.getName().getIdentifier().equals("listAll") && !Handful.isLookedUpBy(variable.substring(0, 1).toLowerCase(Locale.ROOT) + variable.substring(1));
		}
		Set<String> types = file.typesOf(variable);
		return !types.isEmpty() && types.stream().allMatch(type -> STORES.matcher(type).matches() && !Handful.isLookedUpBy(type.substring(0, 1).toLowerCase(Locale.ROOT) + type.substring(1)));
	}

	/** Whether a call means a method of the class itself that returns all that a query finds. */
	private static boolean isAllOfOwn(JavaFile file, DatabaseCalls calls, MethodInvocation rows) {
		if (!ALL.contains(rows.getName().getIdentifier()) || rows.getExpression() != null && !(rows.getExpression() instanceof ThisExpression) || !(JavaFile.type(rows) instanceof TypeDeclaration type)) {
			return false;
		}
		boolean[] asks = new boolean[1];
		for (MethodDeclaration method : type.getMethods()) {
			if (method.getName().getIdentifier().equals(rows.getName().getIdentifier()) && method.parameters().isEmpty()) {
				method.accept(new ASTVisitor() {
					@Override
					public boolean visit(MethodInvocation call) {
						asks[0] |= call.getExpression() != null && isQuery(file, calls, call);
						return !asks[0];
					}
				});
			}
		}
		return asks[0];
	}

	private static boolean isQuery(JavaFile file, DatabaseCalls calls, MethodInvocation rows) {
		return RESULTS.contains(rows.getName().getIdentifier()) && RowByRowFacts.QUERY.equals(calls.kind(rows)) && !before(file, rows).contains("setMaxResults");
	}

	/** The text of the method up to a node. */
	private static String before(JavaFile file, ASTNode node) {
		ASTNode member = JavaFile.member(node);
		return file.text(member).substring(0, node.getStartPosition() + node.getLength() - member.getStartPosition());
	}

	/** Whether only none or any is asked for. */
	private static boolean isOnlyAsked(MethodInvocation count) {
		return count.getName().getIdentifier().equals("isEmpty") || count.getParent() instanceof InfixExpression comparison && (comparison.getLeftOperand() == count ? comparison.getRightOperand() : comparison.getLeftOperand()) instanceof NumberLiteral number && number.getToken().matches("[012]");
	}

	private static boolean isOften(JavaFile file, ASTNode node) {
		return JavaFile.member(node) instanceof MethodDeclaration method && method.getParent() instanceof AbstractTypeDeclaration type && !ONCE.matcher(type.getName().getIdentifier()).matches() && EachCall.isOften(file, method);
	}

	private static String receiver(Expression receiver) {
		if (receiver == null || receiver instanceof ThisExpression) {
			return "this";
		}
		Expression each = receiver;
		while (each instanceof MethodInvocation call && call.getExpression() != null) {
			each = call.getExpression();
		}
		String variable = EntityManagers.variable(each);
		return variable == null ? "em" : variable;
	}
}
