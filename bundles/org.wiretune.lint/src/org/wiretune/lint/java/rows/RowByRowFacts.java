/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.Handful;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes work that is sent to a database row by row: {@code java.query-per-row}, a look-up in a loop by what the turn gives;
 * {@code java.statement-per-row}, a statement that changes rows, sent in each turn; {@code java.save-per-row}, a save of a
 * repository in each turn. Details: {@code receiver}, {@code method}, {@code type} (qualified, where the file tells it);
 * {@code form} of a statement, by which it is sent, see {@link StatementTexts}; {@code loop}, the loop; {@code many}, where it stands in another or runs over rows that its method is given; {@code begins}, where the container or a schedule calls the method, and {@code transaction} where an annotation asks for one around it.
 * {@code java.call-per-row} is a call of another class of the application that may look something up, and {@code java.looking-method} a method
 * that does, with the detail {@code method}, its name and the number of its arguments; {@code type} and {@code calls} tell the method that it calls for that.
 */
public final class RowByRowFacts implements CodeFactFinder {

	/** Kinds of observations. */
	public static final String QUERY = "java.query-per-row";
	public static final String STATEMENT = "java.statement-per-row";
	public static final String SAVE = "java.save-per-row";

	/** The detail with a further name that the type may have. */
	public static final String OTHER_TYPE = "otherType";
	/** The detail of a look-up of an entity by its key. */
	public static final String BY_KEY = "byKey";

	public static final String CALL = "java.call-per-row";
	public static final String LOOKING = "java.looking-method";

	private static final Set<String> COLLECTIONS = Set.of("List", "Set", "Collection", "Map", "Iterable", "Pageable", "PageLink", "PageRequest");
	/** Types of what is read or written piece by piece; a plain Stream is one of rows. */
	private static final Pattern FILES = Pattern.compile("\\w*(?:Input|Output|Piped)Stream\\w*|\\w*Reader|\\w*Writer|File|Path");
	/** A condition that something is missing, or of something that is kept. */
	private static final Pattern MISSING = Pattern.compile("==\\s*null|containsKey|equals\\(\"|(?i:cache)");
	private static final Pattern CACHED = Pattern.compile("\\b(Cacheable|CacheResult)\\b");
	/** Programs and steps that run once. */
	private static final Pattern ONCE = Pattern.compile("\\w*(Migrat|Upgrad|Init(ializ|Data|$)|Seed|Fixture|Demo|Sample|Test|Bootstrap|Changelog|ChangeSet|Patch|FixData|DataFix|DataLoader|DataGenerator|DataCreator|Example|Backfill|Setup|Install)\\w*|V\\d+\\w*");
	private static final Pattern ONCE_PACKAGES = Pattern.compile("\\b(install|solutions|migrations?|upgrade|update|seed|demo|sample|examples?)\\b");
	private static final List<String> ENTRIES = List.of("Scheduled", "KafkaListener", "JmsListener", "RabbitListener", "RequestMapping", "GetMapping", "PostMapping", "PutMapping", "DeleteMapping", "PatchMapping");

	@Override
	public List<String> words() {
		return List.of("Repository.find", "Repository.get", "Repository.exists", "Repository.count", "Repository.save", "Repository::", "Repo.find", "Repo.save", "Dao.find", "Dao.get", "Dao.load", "DAO.find", "DAO.get", "DAO.load", "dao.find", "dao.get", "dao.load",
				"em.find(", "anager.find(", "anager().find(", ".executeUpdate(", "emplate.update(", "emplate.queryFor", "jdbc.update(", "jdbc.queryFor", "apper.select", ".executeQuery(", ".getSingleResult(", ".getResultList(", ".uniqueResult(",
				// Calls are broken before their dot, too.
				".findBy", ".getBy", ".existsBy", ".countBy", ".findOne", ".find(\"",
				"ervice.find", "ervice.exists", "ervice.load", "ervice.count", "acade.find", "acade.exists", "acade.count", "Bean.find", "urator.get", "urator.find", "@EJB");
	}

	@Override
	public List<String> beside() {
		return List.of("for (", "for(", "while (", "while(", ".forEach(", "stream()");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		DatabaseCalls calls = DatabaseCalls.of(file);
		Set<String> told = new HashSet<>();
		Set<String> looking = new HashSet<>();
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String kind = calls.kind(node);
				RowLoop loop = kind == null ? null : RowLoop.around(file, node);
				if ((QUERY.equals(kind) || CALL.equals(kind)) && loop == null) {
					tellLooking(kind, node);
				}
				if (loop == null || !isOften(file, node, kind) || !loop.vary(kind.equals(QUERY) || kind.equals(CALL) ? calls.given(node) : node.arguments().isEmpty() ? List.of(loop.node()) : node.arguments())) {
					return true;
				}
				if (kind.equals(STATEMENT) && (!sendsSame(node, loop) || !loop.isOfMany(file) && TurnWork.isChosen(node, loop)) || calls.isOfTemplate(node) && loop.vary(List.of(node.arguments().get(0)))) {
					return true;
				}
				if ((kind.equals(QUERY) || kind.equals(CALL)) && (isOpened(node) || TurnWork.isAnsweredLater(node) || TurnWork.isNextStep(node, loop, each -> each != null && calls.kind(each) != null) || calls.asksForOthers(node, loop) || TurnWork.isTried(node, loop) || TurnWork.isLong(loop) || Handful.isLookedUpBy(EntityManagers.variable(node.getExpression())))) {
					return true;
				}
				tell(kind, node, node.getName(), node.getExpression(), loop);
				return true;
			}

			@Override
			public boolean visit(ExpressionMethodReference node) {
				String kind = calls.kind(node);
				RowLoop loop = kind == null ? null : RowLoop.stage(file, node, node);
				if (loop != null && isOften(file, node, kind) && !Handful.isLookedUpBy(EntityManagers.variable(node.getExpression()))) {
					tell(kind, node, node.getName(), node.getExpression(), loop);
				}
				return true;
			}

			/** A method that asks once in each of its calls, for what it is given. */
			private void tellLooking(String kind, MethodInvocation node) {
				if (!(JavaFile.member(node) instanceof MethodDeclaration method) || method.parameters().isEmpty() || Loops.innermost(node) != null || isBehindLambda(node) || isKept(file, node)
						|| ((List<?>) method.parameters()).stream().anyMatch(each -> COLLECTIONS.contains(JavaFile.simpleName(((SingleVariableDeclaration) each).getType())))
						|| method.modifiers().stream().anyMatch(each -> each instanceof Annotation annotation && CACHED.matcher(file.text(annotation)).find()) || !looking.add(method.getName().getIdentifier() + method.parameters().size() + (kind.equals(QUERY) ? calls.findsByKey(node) ? BY_KEY : "" : node.getExpression() + "." + node.getName()))) {
					return;
				}
				if (hasOtherThatDoesNot(method)) {
					return;
				}
				CodeFact fact = CodeFacts.fact(LOOKING, file, node.getName());
				CodeFacts.detail(fact, file, "method", signature(method.getName(), method.parameters()), method.getName());
				if (calls.findsByKey(node)) {
					CodeFacts.detail(fact, file, BY_KEY, "true", node);
				}
				String type = type(node.getExpression(), node);
				if (type != null) {
					CodeFacts.detail(fact, file, "type", type, node.getName());
					others(node.getExpression()).forEach(other -> CodeFacts.detail(fact, file, OTHER_TYPE, other, node.getName()));
				}
				if (kind.equals(CALL)) {
					if (type == null) {
						return;
					}
					CodeFacts.detail(fact, file, "calls", signature(node.getName(), node.arguments()), node.getName());
				}
				facts.accept(fact);
			}

			/** A call tells the number of its arguments and not their types. */
			private boolean hasOtherThatDoesNot(MethodDeclaration method) {
				return method.getParent() instanceof TypeDeclaration type && List.of(type.getMethods()).stream().anyMatch(other -> other != method && other.getName().getIdentifier().equals(method.getName().getIdentifier()) && other.parameters().size() == method.parameters().size() && !mayLook(other));
			}

			private boolean mayLook(MethodDeclaration method) {
				boolean[] found = new boolean[1];
				method.accept(new ASTVisitor() {
					@Override
					public boolean visit(MethodInvocation call) {
						String kind = calls.kind(call);
						found[0] |= QUERY.equals(kind) || CALL.equals(kind);
						return !found[0];
					}
				});
				return found[0];
			}

			private boolean isBehindLambda(ASTNode node) {
				ASTNode each = node;
				while (!(each instanceof BodyDeclaration) && !(each instanceof LambdaExpression)) {
					each = each.getParent();
				}
				return each instanceof LambdaExpression;
			}

			/** Whether each turn sends the same text, and nothing reads the keys that the database makes. */
			private boolean sendsSame(MethodInvocation node, RowLoop loop) {
				String body = file.text(Loops.body(loop.node()));
				if (body.contains("getGeneratedKeys") || body.contains("addBatch") || file.text(node).contains("KeyHolder") || file.text(node).contains("keyHolder")) {
					return false;
				}
				if (calls.isOfTemplate(node)) {
					return !loop.vary(List.of(node.arguments().get(0)));
				}
				return StatementTexts.isSame(node, loop);
			}

			private void tell(String kind, ASTNode node, SimpleName name, Expression receiver, RowLoop loop) {
				String shown = shown(receiver, node);
				if (!told.add(kind + loop.node().getStartPosition() + (kind.equals(QUERY) ? "" : shown + name))) {
					return;
				}
				CodeFact fact = CodeFacts.fact(kind, file, node instanceof MethodInvocation ? name : node);
				CodeFacts.detail(fact, file, "receiver", shown, node);
				CodeFacts.detail(fact, file, "method", name.getIdentifier(), name);
				if (kind.equals(CALL)) {
					CodeFacts.detail(fact, file, "calls", signature(name, ((MethodInvocation) node).arguments()), name);
				}
				String type = type(receiver, node);
				if (type != null) {
					CodeFacts.detail(fact, file, "type", type, node);
					others(receiver).forEach(other -> CodeFacts.detail(fact, file, OTHER_TYPE, other, node));
				}
				if (kind.equals(STATEMENT) && node instanceof MethodInvocation call && !calls.isOfTemplate(call)) {
					CodeFacts.detail(fact, file, "form", StatementTexts.form(call, loop), node);
				}
				CodeFacts.detail(fact, file, "loop", "true", loop.node());
				if (node instanceof MethodInvocation call && calls.findsByKey(call)) {
					CodeFacts.detail(fact, file, BY_KEY, "true", node);
				}
				TurnCount.tell(fact, file, loop);
				if (loop.isOfMany(file)) {
					CodeFacts.detail(fact, file, "many", "true", loop.node());
				}
				if (JavaFile.member(node) instanceof MethodDeclaration method && method.getParent() instanceof AbstractTypeDeclaration declaring) {
					if (asksForTransaction(method, declaring)) {
						CodeFacts.detail(fact, file, "transaction", "true", method.getName());
					}
					if (ENTRIES.stream().anyMatch(each -> Annotations.find(method.modifiers(), each) != null)) {
						CodeFacts.detail(fact, file, "begins", "true", method.getName());
					}
				}
				facts.accept(fact);
			}

			/** The qualified name of the type that a call goes to, as far as the file tells, or null. */
			private String type(Expression receiver, ASTNode node) {
				if (receiver == null || receiver instanceof ThisExpression) {
					ASTNode own = JavaFile.type(node);
					return own == null ? null : file.qualifiedName(own);
				}
				String variable = EntityManagers.variable(receiver);
				Set<String> types = variable == null ? Set.of() : file.writtenTypesOf(variable);
				if (types.isEmpty() && calls.isType(receiver)) {
					return EnterpriseNames.qualified(file, variable);
				}
				if (types.size() != 1) {
					return null;
				}
				String type = types.iterator().next();
				return type.indexOf('.') >= 0 ? type : EnterpriseNames.qualified(file, type);
			}

			/** The other names that a type may have whose package the file imports as a whole. */
			private List<String> others(Expression receiver) {
				String variable = receiver == null ? null : EntityManagers.variable(receiver);
				Set<String> types = variable == null ? Set.of() : file.writtenTypesOf(variable);
				String type = types.size() == 1 ? types.iterator().next() : null;
				return type == null || type.indexOf('.') >= 0 || file.imported(type) != null ? List.of() : file.importedPackages().stream().sorted().map(each -> each + '.' + type).toList();
			}

			private String shown(Expression receiver, ASTNode node) {
				if (receiver == null || receiver instanceof ThisExpression) {
					return JavaFile.type(node) instanceof AbstractTypeDeclaration type ? type.getName().getIdentifier() : "this";
				}
				String variable = EntityManagers.variable(receiver);
				if (variable != null) {
					return variable;
				}
				Expression each = receiver;
				while (each instanceof MethodInvocation call && call.getExpression() != null) {
					each = call.getExpression();
				}
				return each instanceof Name name ? name.getFullyQualifiedName() : "em";
			}
		};
	}

	/** Whether what a call gives is a file or a stream, which no other query brings along. */
	private static boolean isOpened(MethodInvocation node) {
		String name = node.getName().getIdentifier();
		return name.endsWith("InputStream") || name.endsWith("OutputStream") || isTakenByFile(node);
	}

	private static boolean isTakenByFile(MethodInvocation node) {
		if (node.getParent() instanceof ClassInstanceCreation around) {
			return around.arguments().contains(node) && isFile(around.getType());
		}
		if (node.getParent() instanceof VariableDeclarationFragment fragment) {
			if (fragment.getParent() instanceof VariableDeclarationStatement statement) {
				return isFile(statement.getType());
			}
			return fragment.getParent() instanceof VariableDeclarationExpression expression && isFile(expression.getType());
		}
		return false;
	}

	private static boolean isFile(Type type) {
		return FILES.matcher(String.valueOf(JavaFile.simpleName(type))).matches();
	}

	/** {@return a method by its name and the number of its arguments} @param method its name @param arguments its arguments */
	public static String signature(SimpleName method, List<?> arguments) {
		return method.getIdentifier() + '/' + arguments.size();
	}

	private static boolean asksForTransaction(MethodDeclaration method, AbstractTypeDeclaration type) {
		return Annotations.find(method.modifiers(), "Transactional") != null || Annotations.find(type.modifiers(), "Transactional") != null;
	}

	/** {@return whether a node runs again and again} Not at the start, in migrations, or only where something is missing; a lambda of the loop itself is no other thread. @param file the file @param node the node @param kind the kind of the observation */
	public static boolean isOften(JavaFile file, ASTNode node, String kind) {
		String unit = file.unit().getPackage() == null ? "" : file.unit().getPackage().getName().getFullyQualifiedName();
		if (ONCE_PACKAGES.matcher(unit).find() || file.importsFrom("android") || file.importsFrom("com.j256.ormlite")) {
			return false;
		}
		ASTNode member = JavaFile.member(node);
		if (!(member instanceof MethodDeclaration method) || !(method.getParent() instanceof AbstractTypeDeclaration type) || ONCE.matcher(type.getName().getIdentifier()).matches() || ONCE.matcher(method.getName().getIdentifier()).find()) {
			return false;
		}
		return EachCall.isOften(file, method) && !((kind.equals(QUERY) || kind.equals(CALL)) && isKept(file, node));
	}

	/** {@return whether a look-up is made only where a cache or a map has nothing} @param file the file @param node the look-up */
	public static boolean isKept(JavaFile file, ASTNode node) {
		for (ASTNode each = node; !(each instanceof MethodDeclaration); each = each.getParent()) {
			ASTNode parent = each.getParent();
			if (parent instanceof IfStatement branch && each != branch.getExpression() && MISSING.matcher(file.text(branch.getExpression())).find()) {
				return true;
			}
			if (Loops.isLoop(each) || each instanceof LambdaExpression) {
				return false;
			}
		}
		return false;
	}
}
