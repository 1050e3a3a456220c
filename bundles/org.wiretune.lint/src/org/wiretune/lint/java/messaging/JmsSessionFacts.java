/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * What code does for each message over a connection of JMS that it keeps: it makes a session and sends one message by it
 * ({@value #SESSION}), or a producer on a session that it keeps ({@value #PRODUCER}), makes a consumer with a selector for one answer ({@value #SELECTOR}), or sends durable messages one after the other
 * in a loop without a transaction ({@value #LOOP}). Detail of sessions: {@code factory}, the class of the broker's factory where the file
 * makes it, which has no pool. Code that mentions a pool, or that a container gives its connections, makes sessions for nearly nothing and
 * is none of the first.
 */
public final class JmsSessionFacts implements CodeFactFinder {

	/** The kind of sessions. */
	public static final String SESSION = "jms-session-per-message";
	/** The kind of producers. */
	public static final String PRODUCER = "jms-producer-per-message";
	/** The kind of consumers with a selector. */
	public static final String SELECTOR = "jms-selector-consumer-per-request";
	/** The kind of sends in loops. */
	public static final String LOOP = "jms-durable-send-in-loop";

	private static final Set<String> OPENING = Set.of("createSession", "createQueueSession", "createTopicSession");
	private static final Set<String> PRODUCERS = Set.of("createProducer", "createSender", "createPublisher");
	private static final Set<String> CONSUMERS = Set.of("createConsumer", "createReceiver");
	private static final Set<String> SENDS = Set.of("send", "publish");
	private static final Set<String> RECEIVES = Set.of("receive", "receiveNoWait");
	private static final Set<String> SENDERS = Set.of("MessageProducer", "QueueSender", "TopicPublisher");
	private static final Set<String> TEMPLATES = Set.of("JmsTemplate", "JmsOperations");
	private static final Set<String> SESSIONS = Set.of("Session", "QueueSession", "TopicSession");
	/** Where sessions come from a pool or from a container, or Spring opens them. */
	private static final Pattern POOLED = Pattern.compile("Pool(ed|ing)|JmsPool|CachingConnectionFactory|InitialContext|InitialDirContext|[lL]ookup\\(|org\\.springframework\\.jms|@(?:[\\w.]*\\.)?(?:Resource|Stateless|Stateful|Singleton|MessageDriven|Inject)\\b");
	/** What makes a send go without waiting. */
	private static final Pattern UNWAITED = Pattern.compile("NON_PERSISTENT|setDeliveryMode\\(\\s*1\\s*\\)|[uU]seAsyncSend|CompletionListener|blockOnDurableSend=false|setBlockOnDurableSend\\(\\s*false|setDisableMessage|persistent=false");
	/** Remarks, and not the second half of an address. */
	private static final Pattern REMARKS = Pattern.compile("/\\*.*?\\*/|(?<!:)//[^\n]*", Pattern.DOTALL);
	private static final Pattern PACED = Pattern.compile("\\b(Thread|TimeUnit\\.\\w+)\\.sleep\\(");

	@Override
	public List<String> words() {
		return List.of("javax.jms", "jakarta.jms", "jms.core.");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			private final String text = REMARKS.matcher(file.source().text()).replaceAll("");

			@Override
			public boolean visit(MethodInvocation node) {
				String name = node.getName().getIdentifier();
				if (!(JavaFile.member(node) instanceof MethodDeclaration method) || method.getBody() == null) {
					return true;
				}
				if (isSession(node) && isPlainMessaging(file) && !POOLED.matcher(text).find() && isForOneMessage(method, node) && EachCall.runs(file, node)) {
					tell(SESSION, node);
				} else if (PRODUCERS.contains(name) && !node.arguments().isEmpty() && isPlainMessaging(file) && !POOLED.matcher(text).find() && isProducerForOneMessage(file, method, node) && EachCall.runs(file, node)) {
					tell(PRODUCER, node);
				} else if (CONSUMERS.contains(name) && node.arguments().size() >= 2 && isPlainMessaging(file) && isReceivedFrom(method, variableOf(node)) && EachCall.runs(file, node)
						|| name.startsWith("receiveSelected") && EnterpriseNames.isVariable(file, node.getExpression(), TEMPLATES) && file.importsFrom("org.springframework.jms") && EachCall.runs(file, node)) {
					tell(SELECTOR, node);
				} else if (SENDS.contains(name) && isPlainMessaging(file) && EnterpriseNames.isVariable(file, node.getExpression(), SENDERS) && isOneByOne(node) && isWithoutTransaction() && !UNWAITED.matcher(text).find() && EachCall.isOften(file, method)) {
					tell(LOOP, node);
				}
				return true;
			}

			/** Whether all sessions of the file are opened without a transaction, by a literal. */
			private boolean isWithoutTransaction() {
				return text.matches("(?s).*\\bcreate(Queue|Topic)?Session\\(\\s*false\\s*,.*") && !text.matches("(?s).*\\bcreate(Queue|Topic)?Session\\(\\s*[^f\\s].*");
			}

			private void tell(String kind, MethodInvocation node) {
				CodeFact fact = CodeFacts.fact(kind, file, node);
				fact.setOrigin(file.origin(node.getName()));
				facts.accept(fact);
			}
		};
	}

	private static boolean isPlainMessaging(JavaFile file) {
		return file.importsFrom("javax.jms") || file.importsFrom("jakarta.jms");
	}

	/** The variable that gets what a call returns; null for others. */
	private static String variableOf(MethodInvocation call) {
		return call.getParent() instanceof VariableDeclarationFragment fragment ? fragment.getName().getIdentifier()
				: call.getParent() instanceof Assignment assignment && assignment.getRightHandSide() == call ? EnterpriseNames.variable(assignment.getLeftHandSide()) : null;
	}

	/** Whether a call gives a new session: it opens one, or calls a method of the class that returns one that it opens. */
	private static boolean isSession(MethodInvocation call) {
		if (OPENING.contains(call.getName().getIdentifier())) {
			// A connection that the method opens as well is the larger cost, which another observation tells.
			return !isOpenedHere(call.getExpression(), (MethodDeclaration) JavaFile.member(call));
		}
		if (call.getExpression() != null && !(call.getExpression() instanceof ThisExpression) || !(JavaFile.type(call) instanceof TypeDeclaration type)) {
			return false;
		}
		for (MethodDeclaration method : type.getMethods()) {
			if (method.getName().getIdentifier().equals(call.getName().getIdentifier()) && method.parameters().size() == call.arguments().size() && method.getReturnType2() != null && SESSIONS.contains(String.valueOf(JavaFile.simpleName(method.getReturnType2())))) {
				return returnsNew(method);
			}
		}
		return false;
	}

	/** Whether a method returns the session that it opens, which it does not keep. */
	private static boolean returnsNew(MethodDeclaration method) {
		boolean[] found = new boolean[2];
		if (method.getBody() != null) {
			method.getBody().accept(new ASTVisitor() {
				@Override
				public boolean visit(MethodInvocation node) {
					if (OPENING.contains(node.getName().getIdentifier())) {
						found[node.getParent() instanceof Assignment assignment && !EachCall.isLocal(method, String.valueOf(EnterpriseNames.variable(assignment.getLeftHandSide()))) ? 1 : 0] = true;
					}
					return true;
				}
			});
		}
		return found[0] && !found[1];
	}

	private static boolean isOpenedHere(Expression connection, MethodDeclaration method) {
		String name = EnterpriseNames.variable(connection);
		if (name == null || !EachCall.isLocal(method, name)) {
			return connection instanceof MethodInvocation call && call.getName().getIdentifier().matches("create\\w*Connection");
		}
		return true;
	}

	/** Whether a method keeps a session in a variable of its own, makes or sends one message by it, and has no loop around that which the session does not have. */
	private static boolean isForOneMessage(MethodDeclaration method, MethodInvocation session) {
		String variable = variableOf(session);
		if (variable == null || !EachCall.isLocal(method, variable)) {
			return false;
		}
		ASTNode loop = Loops.innermost(session);
		boolean[] found = new boolean[3];
		method.getBody().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String name = node.getName().getIdentifier();
				boolean isOfSession = variable.equals(EnterpriseNames.variable(node.getExpression()));
				found[0] |= isOfSession && (PRODUCERS.contains(name) || name.matches("create\\w*Message"));
				boolean sends = SENDS.contains(name) && !isOfSession && node.getExpression() != null;
				found[1] |= sends && Loops.innermost(node) == loop;
				found[2] |= sends && Loops.innermost(node) != loop || node.arguments().stream().anyMatch(argument -> variable.equals(argument.toString())) && RECEIVES.contains(name);
				return true;
			}
		});
		return found[0] && found[1] && !found[2];
	}

	/** Whether a producer on a session of others sends one message and is closed again; that of a session that the method opens goes with it, and one beside a consumer is for a talk. */
	private static boolean isProducerForOneMessage(JavaFile file, MethodDeclaration method, MethodInvocation creation) {
		String variable = variableOf(creation);
		if (variable == null || !EachCall.isLocal(method, variable) || !SENDERS.containsAll(file.typesOf(variable)) || file.typesOf(variable).isEmpty()) {
			return false;
		}
		ASTNode loop = Loops.innermost(creation);
		boolean[] found = new boolean[3];
		method.getBody().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String name = node.getName().getIdentifier();
				boolean isOfProducer = variable.equals(EnterpriseNames.variable(node.getExpression()));
				found[0] |= isOfProducer && name.equals("close");
				found[1] |= isOfProducer && SENDS.contains(name) && Loops.innermost(node) == loop;
				found[2] |= isOfProducer && SENDS.contains(name) && Loops.innermost(node) != loop || isSession(node) || OPENING.contains(name) || CONSUMERS.contains(name) || name.startsWith("createTemporary");
				return true;
			}
		});
		return found[0] && found[1] && !found[2];
	}

	private static boolean isReceivedFrom(MethodDeclaration method, String consumer) {
		boolean[] found = new boolean[1];
		if (consumer != null && EachCall.isLocal(method, consumer)) {
			method.getBody().accept(new ASTVisitor() {
				@Override
				public boolean visit(MethodInvocation node) {
					found[0] |= RECEIVES.contains(node.getName().getIdentifier()) && consumer.equals(EnterpriseNames.variable(node.getExpression())) && Loops.innermost(node) == null;
					return true;
				}
			});
		}
		return found[0];
	}

	/** Whether a send stands in a loop over many, which does not end with it and does not pace it. */
	private static boolean isOneByOne(MethodInvocation send) {
		ASTNode loop = Loops.innermost(send);
		return loop != null && Loops.isOverGivenRows(send) && !Loops.endsAfter(send, loop) && !PACED.matcher(Loops.body(loop).toString()).find();
	}
}
