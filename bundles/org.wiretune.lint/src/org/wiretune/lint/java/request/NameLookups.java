/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Methods that look up a data source, a factory of connections for messages or the home of a bean by its name, use it and forget it, so
 * that each call looks it up again. Details: {@code type}, the type that is looked up; {@code name}, the name or the constant that holds
 * it, where that can be told; {@value #HANDED}, where the method does nothing but hand out whatever it finds, as those of service locators. What is
 * kept, looked up only where it is missing or when something begins is none of them, and neither is what a context of another server or
 * user finds.
 */
public final class NameLookups implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "name-lookup-per-call";

	/** The detail of those that hand out what they find. */
	public static final String HANDED = "handed";

	private static final Set<String> CONTEXTS = Set.of("InitialContext", "Context");
	private static final Pattern OPENS = Pattern.compile("create(Queue|Topic|XA\\w*)?Connection|createContext");
	private static final Pattern FINDS = Pattern.compile("(create|find)\\w*");
	/** What whoever asks for it mostly keeps, and values. */
	private static final Pattern RESOURCES = Pattern.compile("DataSource|\\w*ConnectionFactory|Queue|Topic|Destination|\\w*Transaction|Transaction\\w*|\\w*Context|Session|\\w*Home|\\w*Executor\\w*|BeanManager|MBeanServer|String|Integer|Long|Boolean|boolean|int|long|void");
	private static final Pattern CONSTANT = Pattern.compile("([A-Za-z_]\\w*\\.)*[A-Z][A-Z0-9_]+");

	@Override
	public List<String> words() {
		return List.of(".lookup(", ".doLookup(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (isLookup(file, node) && EachCall.runs(file, node) && JavaFile.member(node) instanceof MethodDeclaration method) {
					String type = used(file, node, method);
					String given = type == null ? JavaFile.simpleName(method.getReturnType2()) : null;
					boolean handed = given != null && !RESOURCES.matcher(given).matches() && isHandedOut(node, method);
					if (handed) {
						type = given;
					}
					if (type != null) {
						CodeFact fact = CodeFacts.fact(KIND, file, node);
						fact.setOrigin(file.origin(node.getName()));
						CodeFacts.detail(fact, file, "type", type, node.getName());
						String name = name(file, (Expression) node.arguments().get(0));
						if (name != null) {
							CodeFacts.detail(fact, file, "name", name, (ASTNode) node.arguments().get(0));
						}
						if (handed) {
							CodeFacts.detail(fact, file, HANDED, "true", node.getName());
						}
						facts.accept(fact);
					}
				}
				return true;
			}
		};
	}

	private static boolean isLookup(JavaFile file, MethodInvocation call) {
		if (call.arguments().size() != 1 || call.getExpression() == null || !file.importsFrom("javax.naming")) {
			return false;
		}
		if (call.getName().getIdentifier().equals("doLookup")) {
			return call.getExpression().toString().endsWith("InitialContext");
		}
		Expression context = plain(call.getExpression());
		if (isOfEnvironment(context) || context instanceof SimpleName name && JavaFile.member(call) instanceof MethodDeclaration method && isMadeFor(method, name.getIdentifier())) {
			return false;
		}
		return call.getName().getIdentifier().equals("lookup")
				&& (EnterpriseNames.isVariable(file, context, CONTEXTS) || isOfContext(context) || context instanceof ClassInstanceCreation creation && "InitialContext".equals(JavaFile.simpleName(creation.getType())));
	}

	/** Whether a method of the class gives the context. */
	private static boolean isOfContext(ASTNode context) {
		return context instanceof MethodInvocation call && call.getExpression() == null && call.arguments().isEmpty() && JavaFile.type(call) instanceof TypeDeclaration type
				&& List.of(type.getMethods()).stream().anyMatch(method -> method.getName().getIdentifier().equals(call.getName().getIdentifier()) && method.parameters().isEmpty() && CONTEXTS.contains(JavaFile.simpleName(method.getReturnType2())));
	}

	/** Whether a method returns what it looks up and does nothing else with it. */
	private static boolean isHandedOut(Expression lookedUp, MethodDeclaration method) {
		ASTNode value = lookedUp;
		while (value.getParent() instanceof CastExpression || value.getParent() instanceof ParenthesizedExpression || isNarrowing(value.getParent())) {
			value = value.getParent();
		}
		if (value.getParent() instanceof ReturnStatement) {
			return true;
		}
		String variable = value.getParent() instanceof VariableDeclarationFragment fragment ? fragment.getName().getIdentifier()
				: value.getParent() instanceof Assignment assignment && assignment.getLeftHandSide() instanceof SimpleName name && EachCall.isLocal(method, name.getIdentifier()) ? name.getIdentifier() : null;
		if (variable == null) {
			return false;
		}
		boolean returned = false;
		for (SimpleName use : EnterpriseNames.uses(method.getBody(), variable)) {
			ASTNode each = use;
			while (each.getParent() instanceof CastExpression || each.getParent() instanceof ParenthesizedExpression || isNarrowing(each.getParent())) {
				each = each.getParent();
			}
			boolean set = each.getParent() instanceof VariableDeclarationFragment declared && declared.getName() == each || each.getParent() instanceof Assignment assignment && assignment.getLeftHandSide() == each;
			if (!set && !(each.getParent() instanceof ReturnStatement)) {
				return false;
			}
			returned |= !set;
		}
		return returned;
	}

	/** The type of what is looked up, where the method uses it and neither keeps it nor hands it out; null otherwise. */
	private static String used(JavaFile file, Expression lookedUp, MethodDeclaration method) {
		String type = null;
		ASTNode value = lookedUp;
		for (ASTNode parent = value.getParent(); parent instanceof CastExpression || parent instanceof ParenthesizedExpression || isNarrowing(parent); parent = value.getParent()) {
			if (parent instanceof CastExpression cast) {
				type = JavaFile.simpleName(cast.getType());
			}
			value = parent;
		}
		if (value.getParent() instanceof MethodInvocation call && call.getExpression() == value) {
			return isUse(type, call) && !EachCall.isKeptAndAsked(call, method) ? type : null;
		}
		SimpleName variable = value.getParent() instanceof VariableDeclarationFragment fragment && fragment.getInitializer() == value ? fragment.getName()
				: value.getParent() instanceof Assignment assignment && assignment.getRightHandSide() == value && assignment.getLeftHandSide() instanceof SimpleName name && EachCall.isLocal(method, name.getIdentifier()) ? name : null;
		return variable == null ? null : usedAs(file, variable, type, method);
	}

	private static String usedAs(JavaFile file, SimpleName variable, String type, MethodDeclaration method) {
		String found = null;
		for (SimpleName use : EnterpriseNames.uses(method.getBody(), variable.getIdentifier())) {
			ASTNode value = use;
			while (value.getParent() instanceof ParenthesizedExpression || value.getParent() instanceof CastExpression) {
				value = value.getParent();
			}
			ASTNode parent = value.getParent();
			if (parent instanceof MethodInvocation call && call.getExpression() == value) {
				String declared = type != null ? type : value instanceof ParenthesizedExpression inner && inner.getExpression() instanceof CastExpression cast ? JavaFile.simpleName(cast.getType()) : null;
				if (!isUse(declared, call) || EachCall.isKeptAndAsked(call, method)) {
					return null;
				}
				found = declared;
			} else if (isNarrowing(parent)) {
				String narrowed = used(file, (Expression) parent, method);
				if (narrowed == null) {
					return null;
				}
				found = narrowed;
			} else if (value instanceof CastExpression && type == null) {
				// Another variable takes it under its own type.
				String taken = used(file, (Expression) use, method);
				if (taken == null) {
					return null;
				}
				found = taken;
			} else if (parent instanceof MethodInvocation || parent instanceof ReturnStatement || parent instanceof ClassInstanceCreation || parent instanceof LambdaExpression
					|| parent instanceof Assignment assignment && assignment.getRightHandSide() == value) {
				return null;
			}
		}
		return found;
	}

	/** Whether a call takes something from what was looked up that is made anew each time. */
	private static boolean isUse(String type, MethodInvocation call) {
		String method = call.getName().getIdentifier();
		return type != null && (type.equals("DataSource") && method.equals("getConnection") || type.endsWith("ConnectionFactory") && OPENS.matcher(method).matches() || type.endsWith("Home") && FINDS.matcher(method).matches());
	}

	private static boolean isOfEnvironment(ASTNode value) {
		return value instanceof ClassInstanceCreation creation && !creation.arguments().isEmpty();
	}

	/** Whether a method makes the context of a name with an environment, which names a server or a user. */
	private static boolean isMadeFor(MethodDeclaration method, String name) {
		boolean[] made = new boolean[1];
		method.accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment node) {
				made[0] |= node.getName().getIdentifier().equals(name) && isOfEnvironment(node.getInitializer());
				return true;
			}

			@Override
			public boolean visit(Assignment node) {
				made[0] |= name.equals(EnterpriseNames.variable(node.getLeftHandSide())) && isOfEnvironment(node.getRightHandSide());
				return true;
			}
		});
		return made[0];
	}

	private static boolean isNarrowing(ASTNode node) {
		return node instanceof MethodInvocation call && call.getName().getIdentifier().equals("narrow") && String.valueOf(call.getExpression()).endsWith("PortableRemoteObject");
	}

	private static String name(JavaFile file, Expression argument) {
		Expression value = argument instanceof SimpleName name && file.constant(name.getIdentifier()) != null ? file.constant(name.getIdentifier()) : argument;
		return value instanceof StringLiteral literal ? literal.getLiteralValue() : CONSTANT.matcher(argument.toString()).matches() ? argument.toString() : null;
	}

	private static Expression plain(Expression expression) {
		return expression instanceof ParenthesizedExpression parenthesized ? plain(parenthesized.getExpression()) : expression;
	}
}
