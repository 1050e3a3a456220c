/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.ArrayType;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.CreationReference;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.SimpleType;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.TypeMethodReference;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * What a message-driven bean works with besides its message, as far as its own class shows: one observation of the kind
 * {@value #KIND} for each bean, with a detail for each thing.
 * <ul>
 * <li>{@value #DATABASE}: an entity manager or data source; the value is the name of the unit or the data source, empty where
 * none is stated
 * <li>{@value #MESSAGING}: a connection factory or context of JMS; the value is its name, empty where none is stated
 * <li>{@value #OTHER}: something whose work this class does not show: an injected object, a look-up, a class of the
 * application or of a library, a superclass
 * <li>{@value #TRANSACTION}: {@code BEAN}, {@code NOT_SUPPORTED} or {@code NEVER} where the bean says so
 * </ul>
 */
public final class MessageDrivenWorkFinder implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "message-driven-work";
	/** The detail for a database. */
	public static final String DATABASE = "database";
	/** The detail for a connection factory. */
	public static final String MESSAGING = "messaging";
	/** The detail for work that cannot be seen. */
	public static final String OTHER = "other";
	/** The detail for transactions. */
	public static final String TRANSACTION = "transaction";

	private static final Set<String> DATABASES = Set.of("EntityManager", "EntityManagerFactory", "DataSource", "XADataSource", "SessionFactory", "JdbcTemplate",
			"NamedParameterJdbcTemplate", "DSLContext", "SqlSession", "SqlSessionFactory");
	private static final Set<String> FACTORIES = Set.of("ConnectionFactory", "QueueConnectionFactory", "TopicConnectionFactory", "JMSContext", "JmsTemplate", "XAConnectionFactory");
	/** What the container injects without a resource manager behind it. */
	private static final Set<String> HARMLESS = Set.of("MessageDrivenContext", "EJBContext", "SessionContext", "TimerService", "UserTransaction", "TransactionSynchronizationRegistry",
			"Queue", "Topic", "Destination", "Logger", "Log", "String", "Integer", "Long", "Boolean");
	private static final Set<String> INJECTING = Set.of("Resource", "EJB", "Inject", "Autowired", "PersistenceContext", "PersistenceUnit", "WebServiceRef", "In");
	private static final List<String> NAMES = List.of("unitName", "lookup", "mappedName", "name");
	/** Packages of the platform, where nothing of the application hides. */
	private static final List<String> PLATFORM = List.of("java.", "javax.", "jakarta.", "org.slf4j.", "org.apache.log4j.", "org.apache.logging.", "org.apache.commons.logging.",
			"org.jboss.logging.");
	private static final Set<String> JAVA_LANG = Set.of("String", "StringBuilder", "StringBuffer", "Integer", "Long", "Boolean", "Double", "Float", "Math", "System", "Thread", "Object",
			"Character", "Byte", "Short", "Number", "Enum");

	/** Classes that are usually imported with their whole package. */
	private static final Set<String> WELL_KNOWN = Set.of("List", "ArrayList", "LinkedList", "Map", "HashMap", "LinkedHashMap", "TreeMap", "Set", "HashSet", "LinkedHashSet", "TreeSet",
			"Collection", "Collections", "Arrays", "Date", "Calendar", "GregorianCalendar", "Locale", "Objects", "Optional", "Properties", "Iterator", "Random", "UUID", "StringTokenizer",
			"StringJoiner", "Scanner", "Deque", "ArrayDeque", "File", "InputStream", "OutputStream", "ByteArrayInputStream", "ByteArrayOutputStream", "ObjectInputStream",
			"ObjectOutputStream", "StringReader", "StringWriter", "PrintWriter", "BufferedReader", "InputStreamReader", "Serializable", "Message", "TextMessage", "ObjectMessage",
			"BytesMessage", "MapMessage", "StreamMessage", "MessageListener", "Session", "Connection", "QueueSession", "QueueConnection", "TopicSession", "TopicConnection",
			"MessageProducer", "QueueSender", "TopicPublisher", "JMSProducer", "DeliveryMode");

	@Override
	public List<String> words() {
		return List.of("MessageDriven");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration node) {
				if (isMessageDriven(node)) {
					facts.accept(read(file, constants, node));
				}
				return true;
			}
		};
	}

	/** With the annotation of version 3, or with the interface of version 2. */
	private static boolean isMessageDriven(TypeDeclaration type) {
		return Annotations.find(type.modifiers(), "MessageDriven") != null
				|| type.superInterfaceTypes().stream().anyMatch(each -> JavaFile.simpleName((Type) each).equals("MessageDrivenBean"));
	}

	private static CodeFact read(JavaFile file, Constants constants, TypeDeclaration type) {
		CodeFact fact = CodeFacts.fact(KIND, file, type.getName());
		if (type.getSuperclassType() != null) {
			add(fact, file, OTHER, file.text(type.getSuperclassType()), type.getSuperclassType());
		}
		transaction(fact, file, type, type.modifiers());
		for (Object each : file.unit().imports()) {
			ImportDeclaration declaration = (ImportDeclaration) each;
			if (declaration.isStatic() && !isPlatform(declaration.getName().getFullyQualifiedName())) {
				add(fact, file, OTHER, declaration.getName().getFullyQualifiedName(), declaration.getName());
			}
		}
		type.accept(new ASTVisitor() {
			@Override
			public boolean visit(FieldDeclaration node) {
				injected(fact, file, constants, node, node.getType());
				return true;
			}

			@Override
			public boolean visit(ExpressionMethodReference node) {
				called(fact, file, node.getExpression());
				return true;
			}

			@Override
			public boolean visit(TypeMethodReference node) {
				add(fact, file, OTHER, file.text(node.getType()), node.getType());
				return true;
			}

			@Override
			public boolean visit(CreationReference node) {
				add(fact, file, OTHER, file.text(node.getType()), node.getType());
				return true;
			}

			@Override
			public boolean visit(MethodDeclaration node) {
				if (node.getName().getIdentifier().equals("onMessage")) {
					transaction(fact, file, node, node.modifiers());
				} else if (node.parameters().size() == 1) {
					injected(fact, file, constants, node, ((SingleVariableDeclaration) node.parameters().get(0)).getType());
				}
				return true;
			}

			@Override
			public boolean visit(ClassInstanceCreation node) {
				if (node.getAnonymousClassDeclaration() == null && isOfApplication(file, JavaFile.simpleName(node.getType()), file.text(node.getType()))) {
					add(fact, file, OTHER, file.text(node.getType()), node.getType());
				}
				return true;
			}

			@Override
			public boolean visit(MethodInvocation node) {
				String name = node.getName().getIdentifier();
				if (name.equals("lookup") || name.equals("getBean")) {
					add(fact, file, OTHER, file.text(node.getName()), node.getName());
				}
				called(fact, file, node.getExpression());
				return true;
			}
		});
		return fact;
	}

	/** A class whose static method or constant is used. */
	private static void called(CodeFact fact, JavaFile file, Expression receiver) {
		if (receiver instanceof Name name) {
			String written = name.getFullyQualifiedName();
			String[] parts = written.split("\\.");
			int type = 0;
			while (type < parts.length && !Character.isUpperCase(parts[type].charAt(0))) {
				type++;
			}
			if (type < parts.length && file.typesOf(parts[0]).isEmpty()
					&& isOfApplication(file, parts[type], String.join(".", Arrays.copyOf(parts, type + 1)))) {
				add(fact, file, OTHER, written, receiver);
			}
		} else if (receiver instanceof FieldAccess access && access.getExpression() instanceof Name) {
			called(fact, file, access.getExpression());
		}
	}

	private static void injected(CodeFact fact, JavaFile file, Constants constants, BodyDeclaration member, Type type) {
		Annotation annotation = null;
		for (String each : INJECTING) {
			Annotation found = Annotations.find(member.modifiers(), each);
			annotation = found == null ? annotation : found;
		}
		String name = JavaFile.simpleName(type);
		if (DATABASES.contains(name)) {
			add(fact, file, DATABASE, annotation == null ? "" : stated(constants, annotation), type);
		} else if (FACTORIES.contains(name)) {
			add(fact, file, MESSAGING, annotation == null ? "" : stated(constants, annotation), type);
		} else if (!HARMLESS.contains(name) && (annotation != null || member instanceof FieldDeclaration && !isPlain(file, type))) {
			add(fact, file, OTHER, name, type);
		}
	}

	/** A value, or an object of the platform; what else a field holds may do work of its own. */
	private static boolean isPlain(JavaFile file, Type type) {
		Type element = type instanceof ArrayType array ? array.getElementType() : type;
		return element.isPrimitiveType() || !isOfApplication(file, JavaFile.simpleName(element), element instanceof SimpleType ? file.text(element) : JavaFile.simpleName(element));
	}

	private static String stated(Constants constants, Annotation annotation) {
		for (String member : NAMES) {
			Expression value = Annotations.member(annotation, member);
			String text = value == null ? null : constants.string(value);
			if (text != null && !text.isBlank()) {
				return text;
			}
		}
		return "";
	}

	private static void transaction(CodeFact fact, JavaFile file, ASTNode place, List<?> modifiers) {
		for (String each : List.of("TransactionManagement", "TransactionAttribute", "Transactional")) {
			Annotation annotation = Annotations.find(modifiers, each);
			Expression value = annotation == null ? null : Annotations.member(annotation, "value");
			String text = value == null ? "" : file.text(value).toUpperCase(Locale.ROOT);
			String word = text.substring(text.lastIndexOf('.') + 1);
			if (word.equals("BEAN") || word.equals("NOT_SUPPORTED") || word.equals("NEVER")) {
				add(fact, file, TRANSACTION, word, annotation);
			}
		}
	}

	/** Exceptions do no work. A name without an import stands in the package of the bean or in java.lang. */
	private static boolean isOfApplication(JavaFile file, String simpleName, String written) {
		if (simpleName.endsWith("Exception") || simpleName.endsWith("Error") || JAVA_LANG.contains(simpleName)) {
			return false;
		}
		String imported = written.indexOf('.') > 0 ? written : file.imported(simpleName);
		if (imported == null) {
			return !WELL_KNOWN.contains(simpleName);
		}
		return !isPlatform(imported);
	}

	/** Look-ups of the platform lead to objects of the application. */
	private static boolean isPlatform(String name) {
		return PLATFORM.stream().anyMatch(name::startsWith) && !name.contains(".enterprise.") && !name.startsWith("javax.naming.");
	}

	private static void add(CodeFact fact, JavaFile file, String name, String value, ASTNode place) {
		fact.getDetails().add(JavaFile.setting(name, value, null, file.origin(place)));
	}
}
