/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.call;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.EnhancedForStatement;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.Handful;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.rows.PartsOfTables;
import org.wiretune.lint.java.rows.RowByRowFacts;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: code that takes a part of what a method returns that is given nothing, as by a condition
 * or as the first. Whether that method reads all rows of a table other files tell. Details: {@code receiver}, {@code method}, {@code part} as of
 * {@link PartsOfTables}; {@link ClassCalls#TARGET}, whom the call goes to.
 */
public final class PartsOfCalls implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.part-of-call";

	private static final Set<String> ROWS = Set.of("List", "Collection", "Set", "Iterable", "ArrayList", "Vector", "Stream", "var");

	@Override
	public List<String> words() {
		return List.of("All()", "all()", ".list", ".listar", ".get", ".find", ".buscar", ".obtener", "odos()", "odas()", "findAll", "listAll");
	}

	@Override
	public List<String> beside() {
		return List.of("@EJB", "@Inject", "@Autowired", "@Stateless", "@ManagedBean", "@Named", "@Path(", "@WebServlet", "@WebService", "@MessageDriven", "@Singleton");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		CallTargets targets = new CallTargets(file);
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String variable = !node.arguments().isEmpty() ? null : isOfOwn(node) ? "this" : EntityManagers.variable(node.getExpression());
				if (variable != null && mayBeRows(node) && !ClassCalls.PLAIN.matcher(node.getName().getIdentifier()).matches() && JavaFile.member(node) instanceof MethodDeclaration method && !Handful.isLookedUpBy(variable)) {
					String part = PartsOfTables.partOfRows(file, node, method);
					List<String> types = part == null ? List.of() : targets.of(node);
					if (!types.isEmpty()) {
						tell(node, variable, part, types);
					}
				}
				return true;
			}

			/** Whether what a call returns is gone over, asked on, or kept as rows; all else need not be followed. */
			private boolean mayBeRows(MethodInvocation node) {
				if (node.getParent() instanceof VariableDeclarationFragment local) {
					return local.getParent() instanceof VariableDeclarationStatement statement && ROWS.contains(String.valueOf(JavaFile.simpleName(statement.getType())));
				}
				return node.getParent() instanceof EnhancedForStatement || node.getParent() instanceof MethodInvocation;
			}

			private boolean isOfOwn(MethodInvocation node) {
				return node.getExpression() == null || node.getExpression() instanceof ThisExpression;
			}

			private void tell(MethodInvocation node, String variable, String part, List<String> types) {
				CodeFact fact = CodeFacts.fact(KIND, file, node.getName());
				CodeFacts.detail(fact, file, "receiver", variable, node);
				CodeFacts.detail(fact, file, "method", node.getName().getIdentifier(), node.getName());
				CodeFacts.detail(fact, file, "part", part, node.getName());
				CodeFacts.detail(fact, file, ClassCalls.TARGET, '>' + String.join("|", types) + '#' + RowByRowFacts.signature(node.getName(), node.arguments()), node.getName());
				facts.accept(fact);
			}
		};
	}
}
