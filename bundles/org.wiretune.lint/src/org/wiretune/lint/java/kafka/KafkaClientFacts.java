/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.kafka;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.EnhancedForStatement;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.WhileStatement;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * What code does for each record with a client of Kafka, where once for many would do: it waits for the acknowledgement of a send
 * ({@value #WAIT}), flushes the producer ({@value #FLUSH}), makes a producer ({@value #PRODUCER}) or commits ({@value #COMMIT}).
 * Details: {@code in}, {@code loop} or {@code listener} (a method that is called for each message) or {@code call}; of a wait also
 * {@code by}, {@code template} where Spring's settings count, or {@code producer}. What ends a loop, tries again, paces it or is done for every so many records is none of them.
 */
public final class KafkaClientFacts implements CodeFactFinder {

	/** The kind of sends that are waited for. */
	public static final String WAIT = "kafka-send-waited-for";
	/** The kind of flushes. */
	public static final String FLUSH = "kafka-flush";
	/** The kind of producers that are made. */
	public static final String PRODUCER = "kafka-producer-made";
	/** The kind of commits. */
	public static final String COMMIT = "kafka-commit-waited-for";

	private static final String CLIENTS = "org.apache.kafka.clients";
	private static final String SPRING = "org.springframework.kafka";
	private static final String MADE = "KafkaProducer";
	private static final Set<String> PRODUCERS = Set.of("Producer", MADE);
	private static final Set<String> TEMPLATES = Set.of("KafkaTemplate", "KafkaOperations");
	private static final Set<String> CONSUMERS = Set.of("Consumer", "KafkaConsumer");
	private static final Set<String> WAITS = Set.of("get", "join");
	private static final Set<String> WRAPPERS = Set.of("completable", "toCompletableFuture");
	private static final List<String> LISTENERS = List.of("KafkaListener", "JmsListener", "RabbitListener", "Incoming");
	private static final Pattern AGAIN = Pattern.compile("(?i).*(retr(y|ies)|attempt|tries).*", Pattern.DOTALL);
	private static final Pattern PACED = Pattern.compile("\\b(Thread|TimeUnit\\.\\w+)\\.sleep\\(");

	@Override
	public List<String> words() {
		return List.of(CLIENTS, SPRING);
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String name = node.getName().getIdentifier();
				if (WAITS.contains(name)) {
					MethodInvocation send = sendOf(file, node.getExpression(), node);
					CodeFact wait = tell(WAIT, node.getName(), send == null ? null : repeated(node, send));
					if (wait != null) {
						CodeFacts.detail(wait, file, "by", isOf(file, send.getExpression(), TEMPLATES, SPRING) ? "template" : "producer", node.getName());
					}
				} else if (name.equals("flush") && node.arguments().isEmpty() && isSender(file, node.getExpression())) {
					tell(FLUSH, node.getName(), flushed(file, node));
				} else if (file.importsFrom(CLIENTS) && givesNewProducer(node)) {
					tell(PRODUCER, node.getName(), made(file, node));
				} else if (name.equals("commitSync") && isOf(file, node.getExpression(), CONSUMERS, CLIENTS) && isForEachRecord(file, Loops.innermost(node)) && !isChosen(node, Loops.innermost(node))) {
					tell(COMMIT, node.getName(), repeated(node, node));
				}
				return true;
			}

			@Override
			public boolean visit(ClassInstanceCreation node) {
				if (MADE.equals(JavaFile.simpleName(node.getType())) && file.importsFrom(CLIENTS)) {
					tell(PRODUCER, node.getType(), made(file, node));
				}
				return true;
			}

			/** {@return what was told; null where nothing is done again and again} */
			private CodeFact tell(String kind, ASTNode place, String in) {
				if (in == null) {
					return null;
				}
				CodeFact fact = CodeFacts.fact(kind, file, place);
				CodeFacts.detail(fact, file, "in", in, place);
				facts.accept(fact);
				return fact;
			}
		};
	}

	/** The send whose future an expression is: itself, or the one that a variable got in the same round of the same loop; null for others. */
	private static MethodInvocation sendOf(JavaFile file, Expression future, MethodInvocation wait) {
		if (future instanceof ParenthesizedExpression parenthesized) {
			return sendOf(file, parenthesized.getExpression(), wait);
		}
		if (future instanceof MethodInvocation call) {
			return WRAPPERS.contains(call.getName().getIdentifier()) ? sendOf(file, call.getExpression(), wait) : isSend(file, call) ? call : null;
		}
		if (!(future instanceof SimpleName variable) || JavaFile.member(wait) == null) {
			return null;
		}
		MethodInvocation[] found = new MethodInvocation[1];
		JavaFile.member(wait).accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				boolean goesThere = node.getParent() instanceof VariableDeclarationFragment fragment && fragment.getName().getIdentifier().equals(variable.getIdentifier())
						|| node.getParent() instanceof Assignment assignment && variable.getIdentifier().equals(EnterpriseNames.variable(assignment.getLeftHandSide()));
				if (goesThere && isSend(file, node) && node.getStartPosition() < wait.getStartPosition() && Loops.innermost(node) == Loops.innermost(wait)) {
					found[0] = node;
				}
				return true;
			}
		});
		return found[0];
	}

	private static boolean isSend(JavaFile file, MethodInvocation call) {
		return (call.getName().getIdentifier().equals("send") || call.getName().getIdentifier().equals("sendDefault")) && isSender(file, call.getExpression());
	}

	private static boolean isSender(JavaFile file, Expression expression) {
		return isOf(file, expression, PRODUCERS, CLIENTS) || isOf(file, expression, TEMPLATES, SPRING);
	}

	private static boolean isOf(JavaFile file, Expression expression, Set<String> types, String library) {
		return EnterpriseNames.isVariable(file, expression, types) && file.importsFrom(library);
	}

	/** Where something is done again and again, by itself or by the calls of the method that it stands in; null where it is not. */
	private static String repeated(ASTNode node, ASTNode work) {
		String own = repeatedHere(node, work);
		return own != null || Loops.innermost(work) != null || Loops.innermost(node) != null || !(JavaFile.member(node) instanceof MethodDeclaration method) ? own : repeatedBy(method);
	}

	/** Where the class calls a method of its own again and again; null where it does not, or where somebody tries again by it. */
	private static String repeatedBy(MethodDeclaration method) {
		String name = method.getName().getIdentifier();
		if (!(method.getParent() instanceof TypeDeclaration type) || AGAIN.matcher(name).matches()) {
			return null;
		}
		String[] found = new String[1];
		type.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				boolean isOwn = found[0] == null && call.getName().getIdentifier().equals(name) && call.arguments().size() == method.parameters().size() && (call.getExpression() == null || call.getExpression() instanceof ThisExpression);
				if (isOwn && JavaFile.member(call) != method) {
					found[0] = repeatedHere(call, call);
				}
				return true;
			}
		});
		return found[0];
	}

	private static String repeatedHere(ASTNode node, ASTNode work) {
		ASTNode loop = Loops.innermost(work);
		if (loop != null && loop == Loops.innermost(node)) {
			return Loops.endsAfter(node, loop) || isAgain(loop) || PACED.matcher(Loops.body(loop).toString()).find() ? null : "loop";
		}
		return JavaFile.member(node) instanceof MethodDeclaration method && LISTENERS.stream().anyMatch(name -> Annotations.find(method.modifiers(), name) != null) && Loops.innermost(node) == null ? "listener" : null;
	}

	/** Whether a loop tries one thing until it succeeds. */
	private static boolean isAgain(ASTNode loop) {
		String head = loop instanceof WhileStatement statement ? statement.getExpression().toString() : loop instanceof ForStatement statement ? String.valueOf(statement.getExpression()) + statement.initializers() : "";
		return AGAIN.matcher(head).matches();
	}

	/** Where each send is followed by a flush: in the same loop, and not only for every so many records. */
	private static String flushed(JavaFile file, MethodInvocation flush) {
		ASTNode block = flush;
		while (!(block instanceof Statement)) {
			if (block == null || block.getParent() == null) {
				return null;
			}
			block = block.getParent();
		}
		ASTNode around = block.getParent();
		if (around.getParent() instanceof TryStatement attempt && attempt.getFinally() == around) {
			around = attempt;
		}
		MethodInvocation[] send = new MethodInvocation[1];
		around.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (isSend(file, node) && node.getStartPosition() < flush.getStartPosition() && String.valueOf(node.getExpression()).equals(String.valueOf(flush.getExpression())) && Loops.innermost(node) == Loops.innermost(flush)) {
					send[0] = node;
				}
				return true;
			}
		});
		if (send[0] == null || around instanceof IfStatement) {
			return null;
		}
		String in = repeated(flush, send[0]);
		return in == null && Loops.innermost(flush) == null && EachCall.runs(file, flush) && !isLocal(flush) ? "call" : in;
	}

	/** Whether the producer is one of the method alone, whose making costs more. */
	private static boolean isLocal(MethodInvocation flush) {
		return JavaFile.member(flush) instanceof MethodDeclaration method && EachCall.isLocal(method, String.valueOf(EnterpriseNames.variable(flush.getExpression())));
	}

	/** Where a producer is made for one record: it is a variable of a loop or of a method that runs in each call, and sends there outside of any further loop. */
	private static String made(JavaFile file, Expression creation) {
		if (!(JavaFile.member(creation) instanceof MethodDeclaration method)) {
			return null;
		}
		String variable = creation.getParent() instanceof VariableDeclarationFragment fragment ? fragment.getName().getIdentifier()
				: creation.getParent() instanceof Assignment assignment ? EnterpriseNames.variable(assignment.getLeftHandSide()) : null;
		if (variable == null || !EachCall.isLocal(method, variable)) {
			return null;
		}
		ASTNode loop = Loops.innermost(creation);
		boolean[] sends = new boolean[2];
		method.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (node.getName().getIdentifier().equals("send") && variable.equals(EnterpriseNames.variable(node.getExpression()))) {
					sends[Loops.innermost(node) == loop ? 0 : 1] = true;
				}
				return true;
			}
		});
		return !sends[0] || sends[1] || !EachCall.runs(file, creation) ? null : loop == null ? "call" : repeatedHere(creation, creation);
	}

	/** Whether a call of a method of the same class gives a producer that the method makes anew. */
	private static boolean givesNewProducer(MethodInvocation call) {
		if (call.getExpression() != null && !(call.getExpression() instanceof ThisExpression) || !(JavaFile.type(call) instanceof TypeDeclaration type)) {
			return false;
		}
		for (MethodDeclaration method : type.getMethods()) {
			if (method.getName().getIdentifier().equals(call.getName().getIdentifier()) && method.parameters().size() == call.arguments().size() && method.getBody() != null && !method.getBody().statements().isEmpty()) {
				return method.getBody().statements().get(method.getBody().statements().size() - 1) instanceof ReturnStatement last && last.getExpression() instanceof ClassInstanceCreation made && MADE.equals(JavaFile.simpleName(made.getType()));
			}
		}
		return false;
	}

	private static boolean isForEachRecord(JavaFile file, ASTNode loop) {
		if (loop instanceof EnhancedForStatement statement) {
			return "ConsumerRecord".equals(JavaFile.simpleName(statement.getParameter().getType())) || EnterpriseNames.isVariable(file, statement.getExpression(), Set.of("ConsumerRecords"));
		}
		return loop != null && loop.getParent() instanceof MethodInvocation call && EnterpriseNames.isVariable(file, call.getExpression(), Set.of("ConsumerRecords"));
	}

	/** Whether a condition decides in which rounds of a loop something is done. */
	private static boolean isChosen(ASTNode node, ASTNode loop) {
		for (ASTNode each = node; each != loop && each != null; each = each.getParent()) {
			if (each instanceof IfStatement) {
				return true;
			}
		}
		return false;
	}
}
