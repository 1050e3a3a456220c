/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.composite;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ArrayCreation;
import org.eclipse.jdt.core.dom.ArrayInitializer;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.PostfixExpression;
import org.eclipse.jdt.core.dom.PrefixExpression;
import org.eclipse.jdt.core.dom.PrimitiveType;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.VariableDeclarationExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.AsynchronousCall;
import org.wiretune.model.platform.AsynchronousCallLoop;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;

/**
 * Asynchronous calls through the client interface of the Service Component Architecture. Three kinds are told apart, call by
 * call: the response is collected at once; it is collected later in the class; or it is never collected there, or by a callback,
 * which is a real asynchronous use.
 */
public final class AsynchronousCallFacts {

	private static final String PACKAGE = "com.ibm.websphere.sca";
	private static final String INVOKE = "invokeAsync";
	private static final String CALLBACK = "invokeAsyncWithCallback";
	private static final String RESPONSE = "invokeResponse";

	private final JavaFile file;
	private final Constants constants;
	private final LocatedServices services;
	private final List<MethodInvocation> calls = new ArrayList<>();
	private boolean collects;

	/** Observes nothing yet. @param file the file @param constants the values of its constants */
	public AsynchronousCallFacts(JavaFile file, Constants constants) {
		this.file = file;
		this.constants = constants;
		services = new LocatedServices(file, constants);
	}

	/** Looks at a call. */
	public void visit(MethodInvocation call) {
		String name = call.getName().getIdentifier();
		if (name.equals(INVOKE) || name.equals(CALLBACK) || isStub(call)) {
			calls.add(call);
		} else if (name.equals(RESPONSE) || name.endsWith("Response") && !call.arguments().isEmpty() && call.arguments().get(0) instanceof SimpleName ticket
				&& file.typesOf(ticket.getIdentifier()).contains("Ticket")) {
			collects = true;
		}
	}

	/** Hands over what was found. */
	public void finish(FileParts parts) {
		if (calls.isEmpty() || !file.importsFrom(PACKAGE)) {
			return;
		}
		for (MethodInvocation call : calls) {
			boolean callback = call.getName().getIdentifier().endsWith("WithCallback");
			boolean atOnce = !callback && collectedAtOnce(call) && alone(call);
			AsynchronousCall fact = PlatformFactory.INSTANCE.createAsynchronousCall();
			fact.setName(file.place(call));
			fact.setOrigin(file.origin(call.getName()));
			fact.setReference(services.reference(call.getExpression()));
			fact.setCollectedAtOnce(atOnce);
			fact.setCollected(!callback && collected(call));
			parts.add(fact);
			ASTNode loop = Loops.innermost(call);
			if (loop != null && !atOnce && !collectsIn(loop)) {
				parts.add(loop(call, loop));
			}
		}
	}

	/** A generated stub: a method that ends in Async and whose result is a ticket. */
	private boolean isStub(MethodInvocation call) {
		String name = call.getName().getIdentifier();
		return name.length() > 5 && name.endsWith("Async") && file.imports(PACKAGE + ".Ticket") && ticket(call) != null
				&& file.typesOf(ticket(call)).contains("Ticket");
	}

	/** The variable that takes the ticket of a call, or null. */
	static String ticket(MethodInvocation call) {
		Expression value = value(call);
		if (value.getParent() instanceof VariableDeclarationFragment fragment) {
			return fragment.getName().getIdentifier();
		}
		return value.getParent() instanceof Assignment assignment && assignment.getLeftHandSide() instanceof SimpleName name && assignment.getRightHandSide() == value
				? name.getIdentifier() : null;
	}

	/** The call with the casts and parentheses around it. */
	private static Expression value(MethodInvocation call) {
		Expression value = call;
		while (value.getParent() instanceof CastExpression || value.getParent() instanceof ParenthesizedExpression) {
			value = (Expression) value.getParent();
		}
		return value;
	}

	/**
	 * Whether the response to a call is asked for: in the method of the call, or in another one of the class that the ticket is
	 * handed to. A class may ask for the responses to some of its calls only.
	 */
	private boolean collected(MethodInvocation call) {
		Expression value = value(call);
		if (value.getParent() instanceof ExpressionStatement) {
			return false;
		}
		String ticket = ticket(call);
		ASTNode member = JavaFile.member(call);
		if (ticket == null || member == null) {
			return collects;
		}
		return response(member, ticket) != null || collects && leaves(ticket, member);
	}

	/** Whether a method hands a ticket to somebody else: as an argument, as its result or by a variable that is not its own. */
	private static boolean leaves(String ticket, ASTNode member) {
		boolean[] own = new boolean[1];
		boolean[] handed = new boolean[1];
		member.accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment node) {
				own[0] |= node.getName().getIdentifier().equals(ticket);
				return true;
			}

			@Override
			public boolean visit(SimpleName node) {
				if (node.getIdentifier().equals(ticket)) {
					ASTNode around = node.getParent();
					handed[0] |= around instanceof MethodInvocation call && call.arguments().contains(node) || around instanceof ReturnStatement || around instanceof ClassInstanceCreation
							|| around instanceof ArrayInitializer || around instanceof CastExpression || around instanceof Assignment assignment && assignment.getRightHandSide() == node;
				}
				return true;
			}
		});
		return handed[0] || !own[0];
	}

	/** Whether no other call of the method is under way meanwhile: several at a time are what tickets are for. */
	private boolean alone(MethodInvocation call) {
		ASTNode member = JavaFile.member(call);
		return calls.stream().filter(other -> other != call && JavaFile.member(other) == member).allMatch(this::collectedAtOnce);
	}

	/** Whether the response is asked for before anything else is done. */
	private boolean collectedAtOnce(MethodInvocation call) {
		if (value(call).getParent() instanceof MethodInvocation outer && outer.getName().getIdentifier().equals(RESPONSE)) {
			return true;
		}
		String ticket = ticket(call);
		Statement statement = statement(call);
		if (ticket == null || statement == null || !(statement.getParent() instanceof Block block)) {
			return false;
		}
		List<?> statements = block.statements();
		for (int i = statements.indexOf(statement) + 1; i < statements.size(); i++) {
			Statement next = (Statement) statements.get(i);
			if (collects(next, ticket)) {
				return true;
			}
			if (doesWork(next)) {
				return false;
			}
		}
		return false;
	}

	/** The statement that a call makes up: a declaration or an assignment. */
	public static Statement statement(MethodInvocation call) {
		ASTNode node = value(call).getParent();
		if (node instanceof VariableDeclarationFragment) {
			return node.getParent() instanceof VariableDeclarationStatement statement ? statement : null;
		}
		return node instanceof Assignment && node.getParent() instanceof ExpressionStatement statement ? statement : null;
	}

	private static boolean collects(Statement statement, String ticket) {
		if (statement instanceof TryStatement attempt) {
			List<?> inner = attempt.getBody().statements();
			return !inner.isEmpty() && collects((Statement) inner.get(0), ticket);
		}
		return statement instanceof VariableDeclarationStatement || statement instanceof ExpressionStatement
				|| statement instanceof ReturnStatement ? response(statement, ticket) != null : false;
	}

	/** The call in a statement that asks for the response to a ticket, or null. */
	public static MethodInvocation response(ASTNode statement, String ticket) {
		MethodInvocation[] found = new MethodInvocation[1];
		statement.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (node.getName().getIdentifier().endsWith("Response") && !node.arguments().isEmpty()
						&& node.arguments().get(0) instanceof SimpleName name && name.getIdentifier().equals(ticket)) {
					found[0] = node;
				}
				return true;
			}
		});
		return found[0];
	}

	/** Whether a statement calls anything but a logger: work that runs beside the asynchronous call. */
	private boolean doesWork(Statement statement) {
		boolean[] found = new boolean[1];
		statement.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String receiver = node.getExpression() == null ? "" : file.text(node.getExpression());
				found[0] |= !receiver.matches("(?i).*log(ger)?|System\\.(out|err)");
				return false;
			}
		});
		return found[0] || Loops.isLoop(statement);
	}

	private static boolean collectsIn(ASTNode loop) {
		boolean[] found = new boolean[1];
		loop.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				found[0] |= node.getName().getIdentifier().equals(RESPONSE);
				return true;
			}
		});
		return found[0];
	}

	private AsynchronousCallLoop loop(MethodInvocation call, ASTNode loop) {
		AsynchronousCallLoop fact = PlatformFactory.INSTANCE.createAsynchronousCallLoop();
		fact.setName(file.place(call));
		fact.setOrigin(file.origin(loop.getStartPosition(), headerLength(loop)));
		fact.setReference(services.reference(call.getExpression()));
		fact.setLoops(loops(loop));
		if (!call.arguments().isEmpty()) {
			fact.setObjectBytes(objectBytes(call));
		}
		return fact;
	}

	/** The part of a loop before its body, or the first word of a loop that tests at its end. */
	private int headerLength(ASTNode loop) {
		int length = Loops.body(loop).getStartPosition() - loop.getStartPosition();
		return file.source().text().substring(loop.getStartPosition(), loop.getStartPosition() + length).stripTrailing().length();
	}

	/** The number of calls; null as soon as one of the nested loops has no constant bound. */
	private Setting loops(ASTNode innermost) {
		long product = 1;
		Expression bound = null;
		for (ASTNode loop = innermost; loop != null; loop = Loops.innermost(loop)) {
			Long count = loop instanceof ForStatement statement ? count(statement) : null;
			if (count == null || count <= 0 || product > Integer.MAX_VALUE / count) {
				return null;
			}
			product *= count;
			bound = bound == null ? constants.literal(((InfixExpression) ((ForStatement) loop).getExpression()).getRightOperand()) : bound;
		}
		return JavaFile.setting("loops", Long.toString(product), "calls", file.origin(bound));
	}

	/** How often a loop of the form for (int i = a; i < b; i++) runs; null for other forms. */
	private Long count(ForStatement loop) {
		if (loop.initializers().size() != 1 || loop.updaters().size() != 1 || !(loop.getExpression() instanceof InfixExpression condition)
				|| !(loop.initializers().get(0) instanceof VariableDeclarationExpression declaration) || declaration.fragments().size() != 1) {
			return null;
		}
		VariableDeclarationFragment variable = (VariableDeclarationFragment) declaration.fragments().get(0);
		Long from = variable.getInitializer() == null ? null : constants.number(variable.getInitializer());
		Long to = constants.number(condition.getRightOperand());
		if (from == null || to == null || !condition.getLeftOperand().toString().equals(variable.getName().getIdentifier()) || !increments(loop.updaters().get(0))) {
			return null;
		}
		if (condition.getOperator() == InfixExpression.Operator.LESS) {
			return to - from;
		}
		return condition.getOperator() == InfixExpression.Operator.LESS_EQUALS ? Long.valueOf(to - from + 1) : null;
	}

	private static boolean increments(Object updater) {
		return updater instanceof PostfixExpression postfix && postfix.getOperator() == PostfixExpression.Operator.INCREMENT
				|| updater instanceof PrefixExpression prefix && prefix.getOperator() == PrefixExpression.Operator.INCREMENT;
	}

	/**
	 * The size of the object that is sent: the largest array of a constant size that is made in the argument, in the
	 * method that makes the argument, or else in the method that holds the call.
	 */
	private Setting objectBytes(MethodInvocation call) {
		Expression argument = (Expression) call.arguments().get(call.arguments().size() - 1);
		Setting inArgument = largestArray(argument);
		if (inArgument != null) {
			return inArgument;
		}
		Expression made = argument instanceof SimpleName name ? services.initializer(name, call) : argument;
		Setting inMaking = made == null ? null : largestArray(made);
		if (inMaking != null) {
			return inMaking;
		}
		if (made instanceof MethodInvocation maker && maker.getExpression() == null) {
			MethodDeclaration method = services.method(maker);
			return method == null ? null : largestArray(method);
		}
		ASTNode member = JavaFile.member(call);
		return member == null ? null : largestArray(member);
	}

	private Setting largestArray(ASTNode within) {
		Setting[] largest = new Setting[1];
		within.accept(new ASTVisitor() {
			@Override
			public boolean visit(ArrayCreation node) {
				if (node.dimensions().size() == 1 && node.getType().getElementType() instanceof PrimitiveType type) {
					Expression size = (Expression) node.dimensions().get(0);
					Long length = constants.number(size);
					long bytes = length == null || length <= 0 || length > Integer.MAX_VALUE ? 0 : length * width(type);
					if (bytes > 0 && (largest[0] == null || bytes > largest[0].asNumber())) {
						largest[0] = JavaFile.setting("objectBytes", Long.toString(bytes), "bytes", file.origin(constants.literal(size)));
					}
				}
				return true;
			}
		});
		return largest[0];
	}

	private static int width(PrimitiveType type) {
		PrimitiveType.Code code = type.getPrimitiveTypeCode();
		if (code == PrimitiveType.LONG || code == PrimitiveType.DOUBLE) {
			return 8;
		}
		if (code == PrimitiveType.INT || code == PrimitiveType.FLOAT) {
			return 4;
		}
		return code == PrimitiveType.CHAR || code == PrimitiveType.SHORT ? 2 : 1;
	}
}
