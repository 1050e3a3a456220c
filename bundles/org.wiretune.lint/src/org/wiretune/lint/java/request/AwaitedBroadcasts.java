/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.EnhancedForStatement;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.WhileStatement;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.lint.java.rows.RowLoop;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: a loop that sends a message to the peer of one WebSocket session after the other and waits for each, itself or by a method of its
 * class that does so for the session it is given. Detail {@value #SEND}, the call that waits. A loop over the sessions of which only one is
 * meant, as a condition that ends it or compares tells, is none.
 */
public final class AwaitedBroadcasts implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.awaited-broadcast";
	/** The detail of the call that waits. */
	public static final String SEND = "send";

	private static final String BASIC = "getBasicRemote";
	private static final Set<String> SENDS = Set.of("sendText", "sendObject", "sendBinary");
	/** One session is looked for, and not all others. */
	private static final Pattern ONE = Pattern.compile("(?<![!\\w.])[\\w.()]{1,80}\\.equals(?:IgnoreCase)?\\(|(?<![!=<>])==(?!=)\\s*(?!null|true|false)");

	@Override
	public List<String> words() {
		return List.of(BASIC);
	}

	@Override
	public List<String> beside() {
		return List.of("for (", "for(", "while (", "while(", "forEach(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		if (!file.importsFrom("javax.websocket") && !file.importsFrom("jakarta.websocket")) {
			return new ASTVisitor() {
			};
		}
		Set<Integer> told = new HashSet<>();
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation send) {
				if (isAwaited(send)) {
					ASTNode loop = Loops.innermost(send);
					if (loop != null) {
						tell(send, loop, send, List.of(send.getExpression()));
					}
					if (loop == null && JavaFile.member(send) instanceof MethodDeclaration method && !method.parameters().isEmpty() && method.getParent() instanceof TypeDeclaration type) {
						callers(type, method).forEach(call -> tell(call, Loops.innermost(call), send, peers(call, method, send)));
					}
				}
				return true;
			}

			private void tell(MethodInvocation call, ASTNode loop, MethodInvocation send, List<Expression> peers) {
				if (!isForOne(file, call, loop) && isOfTurn(peers, loop) && told.add(loop.getStartPosition())) {
					CodeFact fact = CodeFacts.fact(KIND, file, call.getName());
					CodeFacts.detail(fact, file, SEND, send.getName().getIdentifier(), send.getName());
					facts.accept(fact);
				}
			}
		};
	}

	private static boolean isAwaited(MethodInvocation send) {
		return SENDS.contains(send.getName().getIdentifier()) && send.arguments().size() == 1 && send.getExpression() instanceof MethodInvocation remote && remote.getName().getIdentifier().equals(BASIC);
	}

	/** The calls of a method by its class in loops; a class has a handful. */
	private static List<MethodInvocation> callers(TypeDeclaration type, MethodDeclaration method) {
		List<MethodInvocation> calls = new ArrayList<>();
		type.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				if (call.getName().getIdentifier().equals(method.getName().getIdentifier()) && call.arguments().size() == method.parameters().size() && Loops.innermost(call) != null) {
					calls.add(call);
				}
				return true;
			}
		});
		return calls;
	}

	/** What a call tells of the peer that a method sends to: the object it is called on, and what it gives for the parameters that the peer is taken from. */
	private static List<Expression> peers(MethodInvocation call, MethodDeclaration method, MethodInvocation send) {
		List<Expression> peers = new ArrayList<>();
		if (call.getExpression() != null) {
			peers.add(call.getExpression());
		}
		for (int i = 0; i < method.parameters().size(); i++) {
			if (RowLoop.uses(send.getExpression(), Set.of(((VariableDeclaration) method.parameters().get(i)).getName().getIdentifier()))) {
				peers.add((Expression) call.arguments().get(i));
			}
		}
		return peers;
	}

	/** Whether what the turn gives decides to whom a call sends. */
	private static boolean isOfTurn(List<Expression> peers, ASTNode loop) {
		Set<String> turn = new HashSet<>();
		if (loop instanceof EnhancedForStatement each) {
			turn.add(each.getParameter().getName().getIdentifier());
		} else if (loop instanceof LambdaExpression lambda) {
			lambda.parameters().forEach(parameter -> turn.add(((VariableDeclaration) parameter).getName().getIdentifier()));
		} else if (!(loop instanceof WhileStatement)) {
			return false;
		}
		Loops.body(loop).accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment local) {
				if (local.getInitializer() != null && (loop instanceof WhileStatement || RowLoop.uses(local.getInitializer(), turn))) {
					turn.add(local.getName().getIdentifier());
				}
				return true;
			}
		});
		return peers.stream().anyMatch(peer -> RowLoop.uses(peer, turn));
	}

	private static boolean isForOne(JavaFile file, MethodInvocation call, ASTNode loop) {
		if (Loops.endsAfter(call, loop)) {
			return true;
		}
		for (ASTNode each = call; each != loop; each = each.getParent()) {
			if (each.getParent() instanceof IfStatement branch && each == branch.getThenStatement() && ONE.matcher(file.text(branch.getExpression())).find()) {
				return true;
			}
		}
		return false;
	}
}
