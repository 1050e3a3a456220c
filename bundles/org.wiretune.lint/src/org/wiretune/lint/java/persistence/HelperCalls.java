/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@code java.helper-call}: a call in a loop whose name says that something is stored, in a method that runs in one
 * transaction, so that all turns of the loop do. Whether the called method persists, other files tell. Details:
 * {@code method}, {@code type} (the qualified name of the type that is called), {@code receiver}, {@code entity} where it is
 * known, {@code made}, where what is stored is made in the loop, and {@code nested}.
 */
public final class HelperCalls implements CodeFactFinder {

	static final String KIND = "java.helper-call";

	private static final Pattern NAME = Pattern.compile("(create|save|insert|persist|store|add)\\w*");
	/** Types of Java that have methods of such names. */
	private static final Pattern OF_JAVA = Pattern.compile("\\w*(List|Set|Map|Collection|Queue|Deque|Vector|Stack|Builder|Buffer|Properties)");
	private static final List<String> BEANS = List.of("ejb.Stateless", "ejb.Stateful", "ejb.Singleton", "ejb.MessageDriven");
	private static final Pattern WITHOUT_TRANSACTION = Pattern.compile("\\b(NOT_SUPPORTED|NEVER|SUPPORTS)\\b");

	@Override
	public List<String> words() {
		return List.of("@Stateless", "@Stateful", "@Singleton", "@MessageDriven", "ejb.Stateless", "ejb.MessageDriven", "@Transactional", "batch.api.chunk.");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		EntityManagers managers = new EntityManagers(file);
		Set<String> found = new HashSet<>();
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				look(node, node.getName().getIdentifier(), node.arguments(), node.getExpression(), false);
				return true;
			}

			@Override
			public boolean visit(SuperMethodInvocation node) {
				look(node, node.getName().getIdentifier(), node.arguments(), null, true);
				return true;
			}

			private void look(Expression call, String method, List<?> arguments, Expression receiver, boolean own) {
				if (arguments.size() != 1 || !stores(method)) {
					return;
				}
				ASTNode loop = Loops.outermost(call);
				String type = loop == null || PersistLoopFacts.isRare(call, loop) ? null : called(file, call, receiver, own);
				if (type == null || !isInTransaction(file, call) || !found.add(loop.getStartPosition() + type + '.' + method)) {
					return;
				}
				CodeFact fact = CodeFacts.fact(KIND, file, call);
				CodeFacts.detail(fact, file, "method", method, call);
				CodeFacts.detail(fact, file, "type", type, call);
				CodeFacts.detail(fact, file, "receiver", receiver == null ? "this" : file.text(receiver), call);
				String entity = managers.type((Expression) arguments.get(0));
				if (entity != null) {
					CodeFacts.detail(fact, file, "entity", entity, call);
				}
				if (isMade((Expression) arguments.get(0), loop)) {
					CodeFacts.detail(fact, file, "made", "true", call);
				}
				if (Loops.innermost(call) != loop) {
					CodeFacts.detail(fact, file, "nested", "true", call);
				}
				facts.accept(fact);
			}
		};
	}

	/** Whether an expression is a new object, or a variable that begins as one in a loop. */
	private static boolean isMade(Expression stored, ASTNode loop) {
		boolean[] made = {stored instanceof ClassInstanceCreation};
		if (stored instanceof SimpleName name) {
			loop.accept(new ASTVisitor() {
				@Override
				public boolean visit(VariableDeclarationFragment node) {
					made[0] |= node.getName().getIdentifier().equals(name.getIdentifier()) && node.getInitializer() instanceof ClassInstanceCreation;
					return true;
				}
			});
		}
		return made[0];
	}

	/** {@return whether the name of a method says that something is stored} @param method the name */
	static boolean stores(String method) {
		return NAME.matcher(method).matches();
	}

	/**
	 * {@return the type of the only variable of a name, or the class around for a method of its own; null where neither tells}
	 *
	 * @param file the file
	 * @param call the call
	 * @param receiver what it is called on, or null
	 * @param own whether it is a call of the class above
	 */
	public static String called(JavaFile file, Expression call, Expression receiver, boolean own) {
		if (own || receiver == null || receiver instanceof ThisExpression) {
			ASTNode type = JavaFile.type(call);
			return type instanceof TypeDeclaration ? file.qualifiedName(type) : null;
		}
		String variable = EntityManagers.variable(receiver);
		Set<String> written = variable == null ? Set.of() : file.writtenTypesOf(variable);
		String name = written.size() == 1 ? written.iterator().next() : null;
		if (name == null || OF_JAVA.matcher(name).matches()) {
			return null;
		}
		return name.indexOf('.') >= 0 ? name : EnterpriseNames.qualified(file, name);
	}

	/** Whether the container begins a transaction around the method: of a bean, unless it says otherwise, where an annotation asks for one, or around the chunk of a writer of Java's batches. */
	private static boolean isInTransaction(JavaFile file, ASTNode call) {
		if (!(JavaFile.member(call) instanceof MethodDeclaration method) || !(method.getParent() instanceof TypeDeclaration type)) {
			return false;
		}
		Annotation asked = Stream.of(method, type).map(each -> Annotations.find(each.modifiers(), "Transactional")).filter(each -> each != null).findFirst().orElse(null);
		if (asked != null) {
			return !WITHOUT_TRANSACTION.matcher(file.text(asked)).find();
		}
		if (method.getName().getIdentifier().equals("writeItems") && (file.importsFrom("javax.batch.api.chunk") || file.importsFrom("jakarta.batch.api.chunk"))) {
			return true;
		}
		boolean bean = BEANS.stream().anyMatch(name -> EnterpriseNames.annotation(file, type.modifiers(), name) != null);
		return bean && Annotations.find(type.modifiers(), "TransactionManagement") == null && !isWithout(file, method) && !isWithout(file, type);
	}

	private static boolean isWithout(JavaFile file, BodyDeclaration declaration) {
		Annotation attribute = Annotations.find(declaration.modifiers(), "TransactionAttribute");
		return attribute != null && WITHOUT_TRANSACTION.matcher(file.text(attribute)).find();
	}
}
