/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;

/**
 * Tells calls that send something to a database, a look-up for one row, a statement or a save, from other calls: by the types of their
 * receivers, and by their names. For one file, by one thread.
 */
public final class DatabaseCalls {

	private static final Pattern STORES = Pattern.compile("\\w*(Repository|Repo|Dao|DAO)");
	private static final Pattern LOOKS = Pattern.compile("(find|load|fetch|read|exists|count)|(find|get|load|fetch|read|lookup|query|exists|count|search)\\p{Lu}\\w*");
	/** What classes of stores tell about themselves. */
	private static final Pattern OWN = Pattern.compile("get(Connection|Session|Entity|Template|Table|Column|Sql|SQL|Logger|DataSource|Query|Class|Name)\\w*|(find|get|load)All(ById)?");
	private static final Set<String> PROXIES = Set.of("getById", "getReferenceById", "getOne");
	/** Classes of the application that may look something up for their callers. */
	private static final Pattern HELPERS = Pattern.compile("\\w*(Service|ServiceBean|Facade\\w*|Curator|Manager|Bean)");
	private static final Pattern HELPER_LOOKS = Pattern.compile("(find|get|load|fetch|read|lookup|query|exists|count)\\w*");
	/** What types of the application that look themselves up call it. */
	private static final Pattern STATIC_LOOKS = Pattern.compile("(find|count|list)\\w*");
	private static final Set<String> INJECTIONS = Set.of("EJB", "Inject", "Autowired");
	private static final Pattern MANY_KEYS = Pattern.compile("\\w*(In|Ids|Keys|List|InAnd\\w+)");
	/** Interfaces whose methods MyBatis answers; others of such a name turn objects into others. */
	private static final Pattern MAPPERS = Pattern.compile("(?!(Object|Xml|Json|Yaml|Csv|Model|DozerBean)Mapper)\\w+Mapper");
	private static final Set<String> RESULTS = Set.of("getSingleResult", "getResultList", "uniqueResult", "list", "getResultStream");
	private static final Set<String> QUERIES = Set.of("createQuery", "createNamedQuery", "createNativeQuery", "createSQLQuery", "getNamedQuery");
	private static final Set<String> STATEMENTS = Set.of("Statement", "PreparedStatement", "CallableStatement");
	private static final Set<String> TEMPLATES = Set.of("JdbcTemplate", "NamedParameterJdbcTemplate", "JdbcOperations", "NamedParameterJdbcOperations", "SimpleJdbcTemplate");
	private static final Set<String> TEMPLATE_LOOKS = Set.of("queryForObject", "queryForMap", "queryForList", "queryForLong", "queryForInt", "query", "queryForRowSet");
	private static final Pattern SAVES = Pattern.compile("save|insert");
	private static final Pattern PAGE = Pattern.compile("(?i).*(page|offset|limit).*");

	private final JavaFile file;
	private final EntityManagers managers;
	private final Map<MethodInvocation, Optional<String>> kinds = new IdentityHashMap<>();
	/** The fields that a container fills, found when they are first asked for. */
	private Set<String> injected;

	/** {@return those of a file, which several observers ask for} @param file the file */
	public static DatabaseCalls of(JavaFile file) {
		return file.once(DatabaseCalls.class, DatabaseCalls::new);
	}

	DatabaseCalls(JavaFile file) {
		this.file = file;
		this.managers = new EntityManagers(file);
	}

	/** {@return the kind of the observation that a call is in a loop, or null where it sends nothing} Several ask for the same calls. @param node the call */
	public String kind(MethodInvocation node) {
		return kinds.computeIfAbsent(node, each -> Optional.ofNullable(find(each))).orElse(null);
	}

	private String find(MethodInvocation node) {
		String method = node.getName().getIdentifier();
		Expression receiver = node.getExpression();
		if (receiver == null || receiver instanceof ThisExpression) {
			return HELPER_LOOKS.matcher(method).matches() && !node.arguments().isEmpty() && takesOne(method) ? RowByRowFacts.CALL : null;
		}
		if (isStore(receiver)) {
			return looks(receiver, method) && !node.arguments().isEmpty() ? RowByRowFacts.QUERY : SAVES.matcher(method).matches() && node.arguments().size() == 1 ? RowByRowFacts.SAVE : null;
		}
		if (isMapper(receiver)) {
			return method.startsWith("select") && takesOne(method) && !node.arguments().isEmpty() ? RowByRowFacts.QUERY : null;
		}
		if (findsByKey(node)) {
			return RowByRowFacts.QUERY;
		}
		if (RESULTS.contains(method) && node.arguments().isEmpty()) {
			return asks(query(receiver)) ? RowByRowFacts.QUERY : null;
		}
		if (method.equals("executeQuery") && EnterpriseNames.isVariable(file, receiver, STATEMENTS)) {
			return RowByRowFacts.QUERY;
		}
		if (EnterpriseNames.isVariable(file, receiver, TEMPLATES)) {
			return TEMPLATE_LOOKS.contains(method) ? RowByRowFacts.QUERY : method.equals("update") && node.arguments().size() >= 2 && node.getParent() instanceof ExpressionStatement ? RowByRowFacts.STATEMENT : null;
		}
		if (isHelper(receiver) && HELPER_LOOKS.matcher(method).matches() && !node.arguments().isEmpty() && takesOne(method)) {
			return RowByRowFacts.CALL;
		}
		if (isType(receiver) && STATIC_LOOKS.matcher(method).matches() && !node.arguments().isEmpty() && takesOne(method)) {
			return RowByRowFacts.CALL;
		}
		return method.equals("executeUpdate") && node.getParent() instanceof ExpressionStatement && changesRow(node) ? RowByRowFacts.STATEMENT : null;
	}

	/** A prepared statement, a text for a plain one, or a statement in the language of the entity manager whose text the code states. */
	private boolean changesRow(MethodInvocation call) {
		if (!call.arguments().isEmpty()) {
			return call.arguments().size() == 1 && EnterpriseNames.isVariable(file, call.getExpression(), Set.of("Statement"));
		}
		return EnterpriseNames.isVariable(file, call.getExpression(), Set.of("PreparedStatement")) || call.getExpression() instanceof MethodInvocation chain && asks(chain);
	}

	/** {@return whether an entity manager finds an entity by its key, which a cache may answer} @param call the call */
	public boolean findsByKey(MethodInvocation call) {
		return call.getName().getIdentifier().equals("find") && call.arguments().size() >= 2 && managers.isManager(call);
	}

	/** {@return whether a statement, as a chain of calls or in a local variable, was made by an entity manager} @param receiver the statement */
	public boolean asksManager(Expression receiver) {
		return asks(query(receiver));
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

	/**
	 * {@return whether each turn asks for something else, by another statement or in another table, so that no query could answer them
	 * together} A text that is put together from a value of the turn is the same statement.
	 *
	 * @param node a look-up
	 * @param loop the loop around it
	 */
	boolean asksForOthers(MethodInvocation node, RowLoop loop) {
		if (!node.arguments().isEmpty()) {
			return findsByKey(node) && loop.vary(List.of(node.arguments().get(0)));
		}
		Expression each = query(node.getExpression());
		while (each instanceof MethodInvocation call) {
			if (QUERIES.contains(call.getName().getIdentifier()) && !call.arguments().isEmpty()) {
				Expression text = (Expression) call.arguments().get(0);
				VariableDeclarationFragment local = text instanceof SimpleName variable ? declaration(variable) : null;
				return !((local == null ? text : local.getInitializer()) instanceof InfixExpression) && loop.vary(List.of(text));
			}
			each = call.getExpression();
		}
		return false;
	}

	/** {@return the kind of the observation that a reference to a method is in a stream, or null} @param node the reference */
	public String kind(ExpressionMethodReference node) {
		String method = node.getName().getIdentifier();
		return !isStore(node.getExpression()) ? null : looks(node.getExpression(), method) ? RowByRowFacts.QUERY : SAVES.matcher(method).matches() ? RowByRowFacts.SAVE : null;
	}

	/** {@return whether a call is one of a template of Spring, whose first argument is the statement} @param node the call */
	boolean isOfTemplate(MethodInvocation node) {
		return node.getExpression() != null && EnterpriseNames.isVariable(file, node.getExpression(), TEMPLATES);
	}

	/** {@return what a look-up is given: its own arguments, those of the chain before it, or what the method sets in its query} @param node the call */
	List<?> given(MethodInvocation node) {
		if (!node.arguments().isEmpty()) {
			return node.arguments();
		}
		if (EnterpriseNames.isVariable(file, node.getExpression(), STATEMENTS) && node.getExpression() instanceof SimpleName statement) {
			return bound(statement);
		}
		return node.getExpression() instanceof SimpleName variable && declaration(variable) != null ? parameters(variable) : List.of(node.getExpression());
	}

	/** What a method gives a prepared statement before a use of it: its text and its values. */
	private static List<Expression> bound(SimpleName statement) {
		List<Expression> given = new ArrayList<>();
		method(statement).accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				if (call.getStartPosition() < statement.getStartPosition() && isSet(call)) {
					call.arguments().forEach(each -> given.add((Expression) each));
				}
				return true;
			}

			private boolean isSet(MethodInvocation call) {
				if (call.getName().getIdentifier().startsWith("set")) {
					return call.getExpression() instanceof SimpleName name && name.getIdentifier().equals(statement.getIdentifier());
				}
				return call.getName().getIdentifier().startsWith("prepare") && (call.getParent() instanceof Assignment made && made.getLeftHandSide() instanceof SimpleName name && name.getIdentifier().equals(statement.getIdentifier())
						|| call.getParent() instanceof VariableDeclarationFragment local && local.getName().getIdentifier().equals(statement.getIdentifier()));
			}
		});
		return given;
	}

	/** The chain that made a query in a local variable, or the expression itself. */
	private static Expression query(Expression receiver) {
		VariableDeclarationFragment local = receiver instanceof SimpleName variable ? declaration(variable) : null;
		return local == null ? receiver : local.getInitializer();
	}

	/** What a query in a variable is made of and given. */
	private static List<Expression> parameters(SimpleName query) {
		List<Expression> parameters = new ArrayList<>();
		VariableDeclarationFragment local = declaration(query);
		parameters.add(local.getInitializer());
		method(query).accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				if (call.getName().getIdentifier().startsWith("setParameter") && call.getExpression() instanceof SimpleName name && name.getIdentifier().equals(query.getIdentifier())
						&& call.getStartPosition() > local.getStartPosition() && call.getStartPosition() < query.getStartPosition()) {
					call.arguments().forEach(each -> parameters.add((Expression) each));
				}
				return true;
			}
		});
		return parameters;
	}

	/** The last declaration with a value before a use of a local variable, or null. */
	private static VariableDeclarationFragment declaration(SimpleName variable) {
		VariableDeclarationFragment[] last = new VariableDeclarationFragment[1];
		method(variable).accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment local) {
				if (local.getName().getIdentifier().equals(variable.getIdentifier()) && local.getInitializer() != null && local.getStartPosition() < variable.getStartPosition()) {
					last[0] = local;
				}
				return true;
			}
		});
		return last[0];
	}

	private static ASTNode method(ASTNode node) {
		ASTNode each = node;
		while (!(each instanceof BodyDeclaration)) {
			each = each.getParent();
		}
		return each;
	}

	/** {@return whether a call is made on a type and no variable, as far as names tell} @param receiver what it is made on */
	public boolean isType(Expression receiver) {
		return receiver instanceof SimpleName name && Character.isUpperCase(name.getIdentifier().charAt(0)) && name.getIdentifier().chars().anyMatch(Character::isLowerCase) && file.typesOf(name.getIdentifier()).isEmpty();
	}

	private boolean isHelper(Expression receiver) {
		String variable = EntityManagers.variable(receiver);
		Set<String> types = variable == null ? Set.of() : file.typesOf(variable);
		return types.size() == 1 && (types.stream().allMatch(type -> HELPERS.matcher(type).matches()) || injected().contains(variable));
	}

	/** What a container gives an object is another object of the application, whatever the interface is called. */
	private Set<String> injected() {
		if (injected == null) {
			injected = new HashSet<>();
			file.unit().accept(new ASTVisitor() {
				@Override
				public boolean visit(FieldDeclaration field) {
					if (INJECTIONS.stream().anyMatch(each -> Annotations.find(field.modifiers(), each) != null)) {
						((List<?>) field.fragments()).forEach(each -> injected.add(((VariableDeclarationFragment) each).getName().getIdentifier()));
					}
					return false;
				}

				@Override
				public boolean visit(MethodDeclaration method) {
					return false;
				}
			});
		}
		return injected;
	}

	private boolean isStore(Expression receiver) {
		String variable = EntityManagers.variable(receiver);
		Set<String> types = variable == null ? Set.of() : file.typesOf(variable);
		// The type of a store may be a parameter of its class.
		return variable != null && (types.stream().allMatch(type -> type.length() == 1) ? Character.isLowerCase(variable.charAt(0)) && (STORES.matcher(variable).matches() || variable.equals("dao")) : types.stream().allMatch(type -> STORES.matcher(type).matches()));
	}

	private boolean isMapper(Expression receiver) {
		String variable = EntityManagers.variable(receiver);
		Set<String> types = variable == null ? Set.of() : file.typesOf(variable);
		return types.size() == 1 && types.stream().allMatch(type -> MAPPERS.matcher(type).matches());
	}

	/** Whether a call of a store is a query for one row; what a repository gets by a key is a proxy. */
	private boolean looks(Expression receiver, String method) {
		boolean repository = file.typesOf(EntityManagers.variable(receiver)).stream().anyMatch(type -> type.endsWith("Repository"));
		return LOOKS.matcher(method).matches() && !OWN.matcher(method).matches() && takesOne(method) && !(repository && PROXIES.contains(method));
	}

	private static boolean takesOne(String method) {
		return !MANY_KEYS.matcher(method).matches() && !PAGE.matcher(method).matches();
	}
}
