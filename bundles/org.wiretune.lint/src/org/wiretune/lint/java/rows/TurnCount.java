/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BreakStatement;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.SwitchStatement;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * What the code tells of how many turns a loop has. Few, where it returns the first of them that fits, or its source ends after ten. Mostly
 * few, where its turns change rows as well, as the parts of something that somebody edits are changed one by one; many all the same, where
 * it runs over all rows of a table, stands in another loop, or works off a message or what is called a batch. For one file, by one thread.
 */
public final class TurnCount {

	/** The detail of an observation of a call in a loop that tells of the turns. */
	public static final String DETAIL = "turns";
	/** The value of few turns. */
	public static final String FEW = "few";
	/** The value of turns that change rows. */
	public static final String CHANGING = "changing";
	/** The value of many turns, whatever they do. */
	public static final String MANY = "many";

	/** Verbs that change rows, in English, Spanish, Portuguese, German and Norwegian. */
	private static final Pattern CHANGES = Pattern.compile("(?:save|store|insert|update|delete|remove|create|edit|persist|register|guardar|crear|eliminar|borrar|modificar|actualizar|insertar|salvar|excluir|remover|cadastrar|atualizar|alterar|inserir|gravar|criar|deletar|speichere?|l(?:oe|\u00f6)sche|lagre|slett|opprett|oppdater)(?!All\\b)(?:\\p{Lu}\\w*)?");
	private static final Pattern COLLECTIONS = Pattern.compile("\\w*(?:List|Set|Map|Collection|Queue|Deque|Cache|Model)");
	private static final Set<String> STORES = Set.of("persist", "merge", "remove", "save", "saveOrUpdate", "update", "delete");
	private static final Pattern ALL = Pattern.compile("\\b(?:find|get|select|list|load|fetch|read)All(?:By\\w+|\\p{Lu}\\w*)?\\(");
	private static final Pattern BATCH = Pattern.compile("(?i:batch|bulk)\\w*|\\w*(?:Batch|Bulk)(?:\\p{Lu}\\w*)?");
	/** What is removed is what somebody has chosen, however it is called. */
	private static final Pattern REMOVES = Pattern.compile("(?i:delete|remove)");
	private static final Pattern LISTENERS = Pattern.compile("(?:Kafka|Jms|Rabbit|Sqs|Pulsar)Listener|Incoming|StreamListener");
	private static final Pattern UP_TO_TEN = Pattern.compile("\\.(?:setMaxResults|limit|size)\\(\\s*(?:[1-9]|10)\\s*\\)|(?:PageRequest|Pageable)\\.of\\([^,()]+,\\s*(?:[1-9]|10)\\s*[,)]|\\b(?:find|get)\\w*?(?:First|Top)(?:[2-9]|10)By");

	private final JavaFile file;
	private final DatabaseCalls calls;
	private final EntityManagers managers;
	private final Map<ASTNode, Optional<String>> loops = new IdentityHashMap<>();

	private TurnCount(JavaFile file) {
		this.file = file;
		this.calls = DatabaseCalls.of(file);
		this.managers = new EntityManagers(file);
	}

	/** Adds to an observation what the code tells of the turns. @param fact the observation @param file the file @param loop the loop */
	public static void tell(CodeFact fact, JavaFile file, RowLoop loop) {
		TurnCount count = file.once(TurnCount.class, TurnCount::new);
		count.loops.computeIfAbsent(loop.node(), any -> Optional.ofNullable(count.turns(loop))).ifPresent(turns -> CodeFacts.detail(fact, file, DETAIL, turns, loop.node()));
	}

	private String turns(RowLoop loop) {
		if (loop.node() instanceof ExpressionMethodReference) {
			// Its turn is one call.
			return isBounded(loop) ? FEW : isOfAll(loop) ? MANY : null;
		}
		if (findsOne(loop) || isBounded(loop)) {
			return FEW;
		}
		return isOfAll(loop) ? MANY : changes(loop) ? CHANGING : null;
	}

	/** Whether a loop statement returns what a turn has found under a condition, or ends with it. */
	private boolean findsOne(RowLoop loop) {
		if (loop.node() instanceof LambdaExpression) {
			return false;
		}
		boolean[] found = new boolean[1];
		Loops.body(loop.node()).accept(new ASTVisitor() {
			@Override
			public boolean visit(ReturnStatement node) {
				found[0] |= isChosen(node, loop) && root(node.getExpression()) instanceof SimpleName name && !isClass(name) && loop.vary(List.of(name));
				return false;
			}

			@Override
			public boolean visit(BreakStatement node) {
				found[0] |= node.getLabel() == null && isChosen(node, loop);
				return false;
			}

			/** A break in it ends something else. */
			@Override
			public boolean visit(SwitchStatement node) {
				return false;
			}

			@Override
			public boolean preVisit2(ASTNode node) {
				return !Loops.isLoop(node);
			}

			@Override
			public boolean visit(LambdaExpression node) {
				return false;
			}

			@Override
			public boolean visit(CatchClause node) {
				return false;
			}
		});
		return found[0];
	}

	private static boolean isClass(SimpleName name) {
		return Character.isUpperCase(name.getIdentifier().charAt(0));
	}

	/** What a chain of calls begins with. */
	private static Expression root(Expression expression) {
		Expression each = expression;
		while (each instanceof MethodInvocation call) {
			each = call.getExpression();
		}
		return each;
	}

	private static boolean isChosen(ASTNode node, RowLoop loop) {
		for (ASTNode each = node.getParent(); each != null && each != loop.node(); each = each.getParent()) {
			if (each instanceof IfStatement) {
				return true;
			}
		}
		return false;
	}

	/** Whether the stream ends after ten, or the query that gives the rows does. */
	private boolean isBounded(RowLoop loop) {
		if ((loop.node() instanceof LambdaExpression || loop.node() instanceof ExpressionMethodReference) && loop.node().getParent() instanceof MethodInvocation stage) {
			MethodInvocation last = stage;
			while (last.getParent() instanceof MethodInvocation next && next.getExpression() == last) {
				last = next;
				if (last.getName().getIdentifier().equals("sorted") || last.getName().getIdentifier().equals("collect")) {
					break;
				}
				if (last.getName().getIdentifier().equals("limit") && UP_TO_TEN.matcher('.' + file.text(last.getName()) + '(' + arguments(last) + ')').find()) {
					return true;
				}
			}
		}
		return UP_TO_TEN.matcher(source(loop)).find();
	}

	private String arguments(MethodInvocation call) {
		return call.arguments().size() == 1 ? file.text((ASTNode) call.arguments().get(0)) : "";
	}

	private boolean isOfAll(RowLoop loop) {
		if (RowLoop.around(file, Loops.isLoop(loop.node()) && !(loop.node() instanceof LambdaExpression) ? loop.node() : loop.node().getParent()) != null || ALL.matcher(source(loop)).find()) {
			return true;
		}
		return JavaFile.member(loop.node()) instanceof MethodDeclaration method && (BATCH.matcher(method.getName().getIdentifier()).matches() && !REMOVES.matcher(method.getName().getIdentifier()).find() || isListener(method));
	}

	private static boolean isListener(MethodDeclaration method) {
		return method.modifiers().stream().anyMatch(each -> each instanceof Annotation annotation && LISTENERS.matcher(annotation.getTypeName().getFullyQualifiedName()).matches())
				|| method.getName().getIdentifier().equals("onMessage") && method.parameters().size() == 1 && "Message".equals(JavaFile.simpleName(((SingleVariableDeclaration) method.parameters().get(0)).getType()));
	}

	/** The text of what gives the rows: the expression, and what a variable of the method that it begins with is set to. */
	private String source(RowLoop loop) {
		if (loop.rows() == null) {
			return "";
		}
		StringBuilder text = new StringBuilder(file.text(loop.rows()));
		if (root(loop.rows()) instanceof SimpleName variable && JavaFile.member(loop.node()) instanceof MethodDeclaration method) {
			method.accept(new ASTVisitor() {
				@Override
				public boolean visit(VariableDeclarationFragment local) {
					if (local.getName().getIdentifier().equals(variable.getIdentifier()) && local.getInitializer() != null) {
						text.append(' ').append(file.text(local.getInitializer()));
					}
					return true;
				}
			});
		}
		return text.toString();
	}

	/** Whether nothing takes what a call gives, so that it is made for what it changes; the condition of its success and a list of all answers count as nothing. */
	private static boolean isForItsEffect(MethodInvocation call) {
		ASTNode parent = call.getParent();
		return parent instanceof ExpressionStatement || parent instanceof MethodInvocation kept && kept.arguments().contains(call) && kept.getParent() instanceof ExpressionStatement && kept.getName().getIdentifier().matches("add(?:All)?") || parent instanceof LambdaExpression lambda && lambda.getParent() instanceof MethodInvocation stage && stage.getName().getIdentifier().startsWith("forEach") || parent instanceof InfixExpression;
	}

	/** Whether a call goes to the same object or to one that the object is made with, and not to what the method has at hand. */
	private static boolean isOfApplication(MethodInvocation call) {
		Expression receiver = call.getExpression();
		if (receiver == null || receiver instanceof ThisExpression || receiver instanceof FieldAccess) {
			return true;
		}
		if (!(receiver instanceof SimpleName name) || !(JavaFile.type(call) instanceof TypeDeclaration type)) {
			return false;
		}
		return Stream.of(type.getFields()).filter(field -> !COLLECTIONS.matcher(String.valueOf(JavaFile.simpleName(field.getType()))).matches()).flatMap(field -> ((List<?>) field.fragments()).stream()).anyMatch(each -> ((VariableDeclarationFragment) each).getName().getIdentifier().equals(name.getIdentifier()));
	}

	/** Whether a turn stores, changes or removes objects itself; who sends statements one by one writes for many rows. */
	private boolean changes(RowLoop loop) {
		boolean[] found = new boolean[1];
		Loops.body(loop.node()).accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				String method = call.getName().getIdentifier();
				String kind = calls.kind(call);
				found[0] |= RowByRowFacts.SAVE.equals(kind) || !RowByRowFacts.STATEMENT.equals(kind) && !call.arguments().isEmpty() && (STORES.contains(method) && managers.isManager(call) || CHANGES.matcher(method).matches() && isForItsEffect(call) && isOfApplication(call));
				return !found[0];
			}

			@Override
			public boolean visit(ExpressionMethodReference reference) {
				found[0] |= RowByRowFacts.SAVE.equals(calls.kind(reference));
				return !found[0];
			}
		});
		return found[0];
	}
}
