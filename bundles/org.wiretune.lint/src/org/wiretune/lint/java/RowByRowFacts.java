/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes work that is sent to a database row by row: {@code java.query-per-row}, a look-up in a loop by what the turn gives;
 * {@code java.statement-per-row}, a statement that changes rows, sent in each turn; {@code java.save-per-row}, a save of a
 * repository in each turn. Details: {@code receiver}, {@code method}, {@code type} (qualified, where the file tells it);
 * {@code loop}, the loop; {@code many}, where it stands in another or runs over rows that its method is given; {@code begins}, where the container or a schedule calls the method, and {@code transaction} where an annotation asks for one around it.
 * {@code java.call-per-row} is a call of another class of the application that may look something up, and {@code java.looking-method} a method
 * that does, with the detail {@code method}.
 */
public final class RowByRowFacts implements CodeFactFinder {

	/** Kinds of observations. */
	public static final String QUERY = "java.query-per-row";
	public static final String STATEMENT = "java.statement-per-row";
	public static final String SAVE = "java.save-per-row";

	public static final String CALL = "java.call-per-row";
	public static final String LOOKING = "java.looking-method";

	private static final Pattern STORES = Pattern.compile("\\w*(Repository|Repo|Dao|DAO)");
	private static final Pattern LOOKS = Pattern.compile("(find|load|fetch|read|exists|count)(By\\w+|One\\w*|First\\w*|Entity|)|(find|get|load|fetch|read|lookup|query|exists|count|search)\\w*By[A-Z]\\w*");
	private static final Set<String> PROXIES = Set.of("getById", "getReferenceById", "findAllById");
	/** Classes of the application that may look something up for their callers. */
	private static final Pattern HELPERS = Pattern.compile("\\w*(Service|ServiceBean|Facade\\w*|Curator|Manager|Bean)");
	private static final Pattern HELPER_LOOKS = Pattern.compile("(find|get|load|fetch|read|lookup|query|exists|count)\\w*");
	private static final Set<String> COLLECTIONS = Set.of("List", "Set", "Collection", "Map", "Iterable", "Pageable", "PageLink", "PageRequest");
	private static final Pattern CACHED = Pattern.compile("\\b(Cacheable|CacheResult)\\b");
	private static final Pattern MANY_KEYS = Pattern.compile("\\w*(In|Ids|Keys|List|InAnd\\w+)");
	private static final Set<String> RESULTS = Set.of("getSingleResult", "getResultList", "uniqueResult", "list", "getResultStream");
	private static final Set<String> QUERIES = Set.of("createQuery", "createNamedQuery", "createNativeQuery", "createSQLQuery", "getNamedQuery");
	private static final Set<String> TEMPLATES = Set.of("JdbcTemplate", "NamedParameterJdbcTemplate", "JdbcOperations", "NamedParameterJdbcOperations", "SimpleJdbcTemplate");
	private static final Set<String> TEMPLATE_LOOKS = Set.of("queryForObject", "queryForMap", "queryForList", "queryForLong", "queryForInt", "query", "queryForRowSet");
	private static final Pattern SAVES = Pattern.compile("save|insert");
	/** Programs and steps that run once. */
	private static final Pattern ONCE = Pattern.compile("\\w*(Migrat|Upgrad|Init(ializ|Data|$)|Seed|Fixture|Demo|Sample|Test|Bootstrap|Changelog|ChangeSet|Patch|DataLoader|DataGenerator|Example|Backfill|Setup|Install)\\w*|V\\d+\\w*");
	private static final Pattern ONCE_PACKAGES = Pattern.compile("\\b(install|solutions|migrations?|upgrade|update|seed|demo|samples?|examples?)\\b");
	private static final List<String> ENTRIES = List.of("Scheduled", "KafkaListener", "JmsListener", "RabbitListener", "RequestMapping", "GetMapping", "PostMapping", "PutMapping", "DeleteMapping", "PatchMapping");
	private static final Pattern PAGE = Pattern.compile("(?i).*(page|offset|limit).*");

	@Override
	public List<String> words() {
		return List.of("Repository.find", "Repository.get", "Repository.exists", "Repository.count", "Repository.save", "Repository::", "Repo.find", "Repo.save", "Dao.find", "Dao.get", "Dao.load", "DAO.find", "DAO.get", "DAO.load", "dao.find", "dao.get", "dao.load",
				"em.find(", "anager.find(", "anager().find(", ".executeUpdate(", "emplate.update(", "emplate.queryFor", "jdbc.update(", "jdbc.queryFor", ".getSingleResult(", ".getResultList(", ".uniqueResult(",
				"ervice.find", "ervice.getBy", "ervice.exists", "ervice.load", "ervice.count", "acade.find", "acade.getBy", "acade.exists", "acade.count", "Bean.find", "urator.get", "urator.find");
	}

	@Override
	public List<String> beside() {
		return List.of("for (", "for(", "while (", "while(", ".forEach(", "stream()");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		EntityManagers managers = new EntityManagers(file);
		Set<String> told = new HashSet<>();
		Set<MethodDeclaration> looking = new HashSet<>();
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String kind = kind(node);
				RowLoop loop = kind == null ? null : RowLoop.around(file, node);
				if (QUERY.equals(kind) && loop == null) {
					tellLooking(node);
				}
				if (loop == null || !isOften(file, node, kind) || !loop.vary(kind.equals(QUERY) || kind.equals(CALL) ? given(node) : node.arguments().isEmpty() ? List.of(loop.node()) : node.arguments())) {
					return true;
				}
				boolean bySql = EnterpriseNames.isVariable(file, node.getExpression(), TEMPLATES);
				if (kind.equals(STATEMENT) && !sendsSame(node, loop) || bySql && loop.vary(List.of(node.arguments().get(0)))) {
					return true;
				}
				tell(kind, node, node.getName(), node.getExpression(), loop);
				return true;
			}

			@Override
			public boolean visit(ExpressionMethodReference node) {
				String method = node.getName().getIdentifier();
				boolean store = isStore(node.getExpression());
				String kind = store && looks(node.getExpression(), method) ? QUERY : store && SAVES.matcher(method).matches() ? SAVE : null;
				RowLoop loop = kind == null ? null : RowLoop.stage(file, node, node);
				if (loop != null && isOften(file, node, kind)) {
					tell(kind, node, node.getName(), node.getExpression(), loop);
				}
				return true;
			}

			private String kind(MethodInvocation node) {
				String method = node.getName().getIdentifier();
				Expression receiver = node.getExpression();
				if (receiver == null) {
					return null;
				}
				if (isStore(receiver)) {
					return looks(receiver, method) && !node.arguments().isEmpty() ? QUERY : SAVES.matcher(method).matches() && node.arguments().size() == 1 ? SAVE : null;
				}
				if (method.equals("find") && node.arguments().size() >= 2 && managers.isManager(node)) {
					return QUERY;
				}
				if (RESULTS.contains(method) && node.arguments().isEmpty()) {
					return asks(receiver) ? QUERY : null;
				}
				if (EnterpriseNames.isVariable(file, receiver, TEMPLATES)) {
					return TEMPLATE_LOOKS.contains(method) ? QUERY : method.equals("update") && node.arguments().size() >= 2 && node.getParent() instanceof ExpressionStatement ? STATEMENT : null;
				}
				if (isHelper(receiver) && HELPER_LOOKS.matcher(method).matches() && !node.arguments().isEmpty() && takesOne(method)) {
					return CALL;
				}
				return method.equals("executeUpdate") && node.arguments().isEmpty() && node.getParent() instanceof ExpressionStatement && EnterpriseNames.isVariable(file, receiver, Set.of("PreparedStatement")) ? STATEMENT : null;
			}

			/** Whether a chain of calls begins with a query of an entity manager. */
			private boolean asks(Expression chain) {
				Expression each = chain;
				while (each instanceof MethodInvocation call) {
					if (QUERIES.contains(call.getName().getIdentifier())) {
						return managers.isManager(call) && !file.text(chain).contains("setFirstResult");
					}
					each = call.getExpression();
				}
				return false;
			}

			/** What a look-up is given: its own arguments, or those of the chain before it. */
			private List<?> given(MethodInvocation node) {
				return node.arguments().isEmpty() ? List.of(node.getExpression()) : node.arguments();
			}

			private boolean isHelper(Expression receiver) {
				String variable = EntityManagers.variable(receiver);
				Set<String> types = variable == null ? Set.of() : file.typesOf(variable);
				return types.size() == 1 && types.stream().allMatch(type -> HELPERS.matcher(type).matches());
			}

			/** A method that asks once in each of its calls, for what it is given. */
			private void tellLooking(MethodInvocation node) {
				if (!(JavaFile.member(node) instanceof MethodDeclaration method) || method.parameters().isEmpty() || Loops.innermost(node) != null || isBehindLambda(node) || isKept(file, node)
						|| ((List<?>) method.parameters()).stream().anyMatch(each -> COLLECTIONS.contains(JavaFile.simpleName(((SingleVariableDeclaration) each).getType())))
						|| method.modifiers().stream().anyMatch(each -> each instanceof Annotation annotation && CACHED.matcher(file.text(annotation)).find()) || !looking.add(method)) {
					return;
				}
				CodeFact fact = CodeFactFinders.fact(LOOKING, file, node.getName());
				CodeFactFinders.detail(fact, file, "method", method.getName().getIdentifier(), method.getName());
				facts.accept(fact);
			}

			private boolean isBehindLambda(ASTNode node) {
				ASTNode each = node;
				while (!(each instanceof BodyDeclaration) && !(each instanceof LambdaExpression)) {
					each = each.getParent();
				}
				return each instanceof LambdaExpression;
			}

			private boolean isStore(Expression receiver) {
				String variable = EntityManagers.variable(receiver);
				Set<String> types = variable == null ? Set.of() : file.typesOf(variable);
				// The type of a store may be a parameter of its class.
				return variable != null && (types.stream().allMatch(type -> type.length() == 1) ? Character.isLowerCase(variable.charAt(0)) && (STORES.matcher(variable).matches() || variable.equals("dao")) : types.stream().allMatch(type -> STORES.matcher(type).matches()));
			}

			/** Whether a call of a store is a query for one row; what a repository gets by a key is a proxy. */
			private boolean looks(Expression receiver, String method) {
				boolean repository = file.typesOf(EntityManagers.variable(receiver)).stream().anyMatch(type -> type.endsWith("Repository"));
				return LOOKS.matcher(method).matches() && takesOne(method) && !(repository && PROXIES.contains(method));
			}

			/** Whether each turn sends the same text, and nothing reads the keys that the database makes. */
			private boolean sendsSame(MethodInvocation node, RowLoop loop) {
				String body = file.text(Loops.body(loop.node()));
				if (body.contains("getGeneratedKeys") || body.contains("addBatch") || file.text(node).contains("KeyHolder") || file.text(node).contains("keyHolder")) {
					return false;
				}
				return node.arguments().isEmpty() ? isPreparedBefore(node, loop) : !loop.vary(List.of(node.arguments().get(0)));
			}

			private boolean isPreparedBefore(MethodInvocation node, RowLoop loop) {
				String statement = EntityManagers.variable(node.getExpression());
				boolean[] inside = new boolean[1];
				Loops.body(loop.node()).accept(new ASTVisitor() {
					@Override
					public boolean visit(VariableDeclarationFragment local) {
						inside[0] |= local.getName().getIdentifier().equals(statement);
						return true;
					}

					@Override
					public boolean visit(Assignment assignment) {
						inside[0] |= assignment.getLeftHandSide() instanceof Name name && name.getFullyQualifiedName().equals(statement);
						return true;
					}
				});
				return !inside[0];
			}

			private void tell(String kind, ASTNode node, Name name, Expression receiver, RowLoop loop) {
				String shown = shown(receiver);
				if (!told.add(kind + loop.node().getStartPosition() + (kind.equals(QUERY) ? "" : shown + name))) {
					return;
				}
				CodeFact fact = CodeFactFinders.fact(kind, file, node instanceof MethodInvocation ? name : node);
				CodeFactFinders.detail(fact, file, "receiver", shown, receiver);
				CodeFactFinders.detail(fact, file, "method", name.getFullyQualifiedName(), name);
				Set<String> types = file.writtenTypesOf(shown);
				if (types.size() == 1) {
					String type = types.iterator().next();
					CodeFactFinders.detail(fact, file, "type", type.indexOf('.') >= 0 ? type : EnterpriseNames.qualified(file, type), receiver);
				}
				CodeFactFinders.detail(fact, file, "loop", "true", loop.node());
				if (loop.isOfMany(file)) {
					CodeFactFinders.detail(fact, file, "many", "true", loop.node());
				}
				if (JavaFile.member(node) instanceof MethodDeclaration method && method.getParent() instanceof AbstractTypeDeclaration type) {
					if (asksForTransaction(method, type)) {
						CodeFactFinders.detail(fact, file, "transaction", "true", method.getName());
					}
					if (ENTRIES.stream().anyMatch(each -> Annotations.find(method.modifiers(), each) != null)) {
						CodeFactFinders.detail(fact, file, "begins", "true", method.getName());
					}
				}
				facts.accept(fact);
			}

			private String shown(Expression receiver) {
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

	private static boolean asksForTransaction(MethodDeclaration method, AbstractTypeDeclaration type) {
		return Annotations.find(method.modifiers(), "Transactional") != null || Annotations.find(type.modifiers(), "Transactional") != null;
	}

	private static boolean takesOne(String method) {
		return !MANY_KEYS.matcher(method).matches() && !PAGE.matcher(method).matches();
	}

	/** Not at the start, in migrations, or only where something is missing; a lambda of the loop itself is no other thread. */
	private static boolean isOften(JavaFile file, ASTNode node, String kind) {
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

	/** Whether a look-up is made only where a cache or a map has nothing. */
	private static boolean isKept(JavaFile file, ASTNode node) {
		for (ASTNode each = node; !(each instanceof MethodDeclaration); each = each.getParent()) {
			ASTNode parent = each.getParent();
			if (parent instanceof IfStatement branch && each != branch.getExpression() && file.text(branch.getExpression()).matches("(?s).*(==\\s*null|containsKey|equals\\(\"|(?i:cache)).*")) {
				return true;
			}
			if (Loops.isLoop(each) || each instanceof LambdaExpression) {
				return false;
			}
		}
		return false;
	}
}
