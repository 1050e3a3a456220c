/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: a call in a loop whose name says that a row is changed, in a class that answers requests and begins no
 * transaction, so that a bean that is called begins and commits one in each turn. Whether what is called is a bean, and changes rows,
 * other files tell. Details: {@code receiver}, {@code method}, {@code loop}; {@code type}, the type that is called, by its qualified or
 * only by its simple name, as a getter tells it.
 */
public final class BeanCallsPerRow implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.bean-call-per-row";

	/** What changes a row, in English, Spanish or Portuguese. */
	private static final Pattern CHANGES = Pattern.compile("(create|save|insert|persist|store|add|edit|update|modify|merge|remove|delete|register|guardar|grabar|insertar|crear|agregar|actualizar|modificar|editar|eliminar|borrar|registrar|salvar|inserir|atualizar|excluir|remover)(\\p{Lu}\\w*)?");
	/** A getter that hands a bean out. */
	private static final Pattern GETTER = Pattern.compile("get(\\p{Lu}\\w*(?:Dao|DAO|Facade|FacadeLocal|FacadeRemote|Service|ServiceLocal|ServiceRemote|Bean|BeanLocal|BeanRemote|EJB|Ejb|Manager|Local|Remote))");
	/** What pages call the rows that somebody has ticked, in English, Spanish, Portuguese, French or German. */
	private static final Pattern TICKED = Pattern.compile("(?i)select(?!all)(?:ed|ion)|selec+ion|chosen|checked|marcad|escolhid|coch[ée]|ausgew");
	private static final List<String> BEANS = List.of("ejb.Stateless", "ejb.Stateful", "ejb.Singleton", "ejb.MessageDriven");
	/** What answers requests, so that no transaction is around it. */
	private static final List<String> PAGES = List.of("Named", "ManagedBean", "ViewScoped", "SessionScoped", "RequestScoped", "ConversationScoped", "Path", "WebServlet", "WebService", "ServerEndpoint");
	private static final Pattern PAGE_NAMES = Pattern.compile("\\w+(Servlet|Controller|ManagedBean|MB|BackingBean|Action|Resource)");
	/** Code that begins a transaction by itself. */
	private static final Pattern OWN_TRANSACTION = Pattern.compile("\\bUserTransaction\\b|@(?:[\\w.]+\\.)?Transactional\\b|\\bTransactionTemplate\\b");

	@Override
	public List<String> words() {
		return List.of("@EJB", "@Inject", "acade().", "Dao().", "DAO().", "ocal().", "emote().", "Ejb().", "EJB().", "Bean().");
	}

	@Override
	public List<String> beside() {
		return List.of("for (", "for(", "while (", "while(", ".forEach(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		boolean other = hasOtherTransactions(file);
		Set<Integer> told = new HashSet<>();
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration node) {
				return !other && answersRequests(file, node);
			}

			@Override
			public boolean visit(MethodInvocation node) {
				String type = node.arguments().isEmpty() || !CHANGES.matcher(node.getName().getIdentifier()).matches() ? null : type(file, node.getExpression());
				RowLoop loop = type == null ? null : RowLoop.around(file, node);
				if (loop != null && JavaFile.member(node) instanceof MethodDeclaration method && EachCall.isOften(file, method) && loop.vary(node.arguments()) && !TurnWork.isLong(loop) && !isOfFew(file, node, loop) && told.add(loop.node().getStartPosition())) {
					CodeFact fact = CodeFacts.fact(KIND, file, node.getName());
					CodeFacts.detail(fact, file, "receiver", receiver(node.getExpression()), node);
					CodeFacts.detail(fact, file, "method", node.getName().getIdentifier(), node.getName());
					CodeFacts.detail(fact, file, "type", type, node);
					CodeFacts.detail(fact, file, "loop", "true", loop.node());
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	/** {@return whether a loop calls a bean for the few rows that somebody has ticked or changed, or for each by itself, whatever becomes of the others} @param file the file @param call the call @param loop the loop */
	public static boolean isOfFew(JavaFile file, MethodInvocation call, RowLoop loop) {
		return loop.rows() != null && TICKED.matcher(file.text(loop.rows())).find() || TurnWork.isLeftOut(call, loop) || TurnWork.isByItself(call, loop);
	}

	/** {@return whether a class answers requests and begins no transaction, as far as its file tells} @param file the file @param type the class */
	public static boolean isOutsideOfTransactions(JavaFile file, TypeDeclaration type) {
		return answersRequests(file, type) && !hasOtherTransactions(file);
	}

	private static boolean hasOtherTransactions(JavaFile file) {
		return file.importsFrom("org.springframework") || OWN_TRANSACTION.matcher(file.text(file.unit())).find();
	}

	private static boolean answersRequests(JavaFile file, TypeDeclaration type) {
		return BEANS.stream().noneMatch(bean -> EnterpriseNames.annotation(file, type.modifiers(), bean) != null) && (PAGES.stream().anyMatch(page -> Annotations.find(type.modifiers(), page) != null) || PAGE_NAMES.matcher(type.getName().getIdentifier()).matches());
	}

	private static String receiver(Expression receiver) {
		return receiver instanceof MethodInvocation getter ? getter.getName().getIdentifier() + "()" : EntityManagers.variable(receiver);
	}

	/** The type of what is called: of a variable, of a getter of the class, or of one whose name says what it hands out; null where none tells. */
	private static String type(JavaFile file, Expression receiver) {
		if (!(receiver instanceof MethodInvocation getter)) {
			String variable = receiver == null || receiver instanceof ThisExpression ? null : EntityManagers.variable(receiver);
			Set<String> types = variable == null ? Set.of() : file.writtenTypesOf(variable);
			return types.size() == 1 ? qualified(file, types.iterator().next()) : null;
		}
		if (!getter.arguments().isEmpty()) {
			return null;
		}
		if (getter.getExpression() == null || getter.getExpression() instanceof ThisExpression) {
			return JavaFile.type(getter) instanceof TypeDeclaration own ? List.of(own.getMethods()).stream().filter(each -> each.getName().getIdentifier().equals(getter.getName().getIdentifier()) && each.parameters().isEmpty() && each.getReturnType2() != null)
					.map(each -> EnterpriseNames.qualified(file, each.getReturnType2())).findFirst().orElse(null) : null;
		}
		Matcher name = GETTER.matcher(getter.getName().getIdentifier());
		return name.matches() ? name.group(1) : null;
	}

	private static String qualified(JavaFile file, String type) {
		return type.indexOf('.') >= 0 ? type : EnterpriseNames.qualified(file, type);
	}
}
