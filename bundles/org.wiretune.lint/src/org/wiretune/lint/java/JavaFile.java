/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.ArrayType;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.NameQualifiedType;
import org.eclipse.jdt.core.dom.ParameterizedType;
import org.eclipse.jdt.core.dom.PrimitiveType;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.QualifiedType;
import org.eclipse.jdt.core.dom.SimpleType;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.VariableDeclarationExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.wiretune.core.Origin;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.settings.Setting;

/** One Java file while facts are read from it: its tree, its imports, its constants and the types its variables state. */
public final class JavaFile {

	private final SourceText source;
	private final CompilationUnit unit;
	private final Map<String, String> imports = new HashMap<>();
	private final Set<String> packages = new HashSet<>();
	/** Types that are written with their package where they are used. */
	private final Set<String> qualified = new HashSet<>();
	private final Map<String, Expression> constants = new HashMap<>();
	private final Map<String, Set<String>> variableTypes = new HashMap<>();
	private final Map<String, Set<String>> writtenTypes = new HashMap<>();
	/** For each type, the members that call a method of their own type, by its name. */
	private final Map<AbstractTypeDeclaration, Map<String, List<ASTNode>>> callers = new HashMap<>();

	private final Map<Class<?>, Object> kept = new HashMap<>();

	/** Parses a file. @param source its text and where it stands */
	public JavaFile(SourceText source) {
		this.source = source;
		this.unit = JavaSyntax.parse(source.text());
		readImports();
		unit.accept(new Declarations());
	}

	/**
	 * {@return what several observers ask of this file and is made once}
	 *
	 * @param <T> its type
	 * @param type its type
	 * @param make makes it of this file
	 */
	public <T> T once(Class<T> type, Function<JavaFile, T> make) {
		Object made = kept.get(type);
		if (made == null) {
			made = make.apply(this);
			kept.put(type, made);
		}
		return type.cast(made);
	}

	/** {@return its tree, without bindings} */
	public CompilationUnit unit() {
		return unit;
	}

	/** {@return its text} */
	public SourceText source() {
		return source;
	}

	/** {@return the text of a node} */
	public String text(ASTNode node) {
		int end = Math.min(node.getStartPosition() + node.getLength(), source.text().length());
		return source.text().substring(node.getStartPosition(), end);
	}

	/** {@return where a node stands} */
	public Origin origin(ASTNode node) {
		int length = Math.min(node.getLength(), source.text().length() - node.getStartPosition());
		return source.origin(node.getStartPosition(), length);
	}

	/** {@return where a part of a node stands} */
	public Origin origin(int offset, int length) {
		return source.origin(offset, length);
	}

	/** {@return the qualified name that an import gives a simple name, or null} */
	public String imported(String simpleName) {
		return imports.get(simpleName);
	}

	/** {@return whether the file imports the type, by name or with its whole package, or writes it with its package} */
	public boolean imports(String qualifiedName) {
		int dot = qualifiedName.lastIndexOf('.');
		String simpleName = qualifiedName.substring(dot + 1);
		String named = imports.get(simpleName);
		return named == null ? packages.contains(qualifiedName.substring(0, dot)) || qualified.contains(qualifiedName) : named.equals(qualifiedName);
	}

	/** {@return whether the file imports something of a package or of a package below it, or writes it with its package} */
	public boolean importsFrom(String packageName) {
		return packages.contains(packageName) || isAnyBelow(packages, packageName) || isAnyBelow(imports.values(), packageName) || isAnyBelow(qualified, packageName);
	}

	private static boolean isAnyBelow(Collection<String> names, String packageName) {
		for (String name : names) {
			if (name.length() > packageName.length() && name.charAt(packageName.length()) == '.' && name.startsWith(packageName)) {
				return true;
			}
		}
		return false;
	}

	/** {@return the initial value of a static final field of this file, or null} */
	public Expression constant(String name) {
		return constants.get(name);
	}

	/** {@return the simple names of the types that variables of a name have in this file; empty where none is declared} */
	public Set<String> typesOf(String variable) {
		return variableTypes.getOrDefault(variable, Set.of());
	}

	/** {@return the types that variables of a name have in this file, as they are written, without their arguments; empty where none is declared} */
	public Set<String> writtenTypesOf(String variable) {
		return writtenTypes.getOrDefault(variable, Set.of());
	}

	/**
	 * {@return the members of a type that call a method of their own type by its name} All calls of a type are looked up in one pass, so
	 * that a class of many small methods costs one.
	 *
	 * @param type the type
	 * @param method the name of the method
	 */
	public List<ASTNode> callersOf(AbstractTypeDeclaration type, String method) {
		return callers.computeIfAbsent(type, JavaFile::callers).getOrDefault(method, List.of());
	}

	private static Map<String, List<ASTNode>> callers(AbstractTypeDeclaration type) {
		Map<String, List<ASTNode>> found = new HashMap<>();
		type.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (node.getExpression() == null || node.getExpression() instanceof ThisExpression own && own.getQualifier() == null) {
					found.computeIfAbsent(node.getName().getIdentifier(), name -> new ArrayList<>()).add(member(node));
				}
				return true;
			}
		});
		return found;
	}

	/** {@return the packages that are imported as a whole} */
	public Set<String> importedPackages() {
		return packages;
	}

	/** {@return the name of a type as it is written, without its arguments} */
	public static String writtenName(Type type) {
		if (type instanceof ParameterizedType parameterized) {
			return writtenName(parameterized.getType());
		}
		if (type instanceof SimpleType simple) {
			return simple.getName().getFullyQualifiedName();
		}
		// Written in full, as in Outer.@NotNull Inner, a type may have annotations between its names.
		if (type instanceof NameQualifiedType qualified) {
			return qualified.getQualifier().getFullyQualifiedName() + '.' + qualified.getName().getIdentifier();
		}
		if (type instanceof QualifiedType qualified) {
			return writtenName(qualified.getQualifier()) + '.' + qualified.getName().getIdentifier();
		}
		return type instanceof ArrayType array ? writtenName(array.getElementType()) + "[]".repeat(array.getDimensions()) : type instanceof PrimitiveType primitive ? primitive.getPrimitiveTypeCode().toString() : type.toString();
	}


	/** {@return the simple name of a type, without its arguments} */
	public static String simpleName(Type type) {
		if (type instanceof ParameterizedType parameterized) {
			return simpleName(parameterized.getType());
		}
		if (type instanceof SimpleType simple) {
			String name = simple.getName().getFullyQualifiedName();
			return name.substring(name.lastIndexOf('.') + 1);
		}
		if (type instanceof NameQualifiedType qualified) {
			return qualified.getName().getIdentifier();
		}
		return type instanceof QualifiedType qualified ? qualified.getName().getIdentifier() : type.toString();
	}

	/** {@return the qualified name of a type declaration, nested ones with a dollar sign; a name for anonymous classes} */
	public String qualifiedName(ASTNode type) {
		Deque<String> names = new ArrayDeque<>();
		for (ASTNode node = type; node != null; node = node.getParent()) {
			if (node instanceof AbstractTypeDeclaration declaration) {
				names.addFirst(declaration.getName().getIdentifier());
			}
		}
		String name = String.join("$", names);
		return unit.getPackage() == null ? name : unit.getPackage().getName().getFullyQualifiedName() + '.' + name;
	}

	/** {@return the class and method that hold a node, for messages, for example OrderLoader.load} */
	public String place(ASTNode node) {
		String method = null;
		for (ASTNode parent = node; parent != null; parent = parent.getParent()) {
			if (parent instanceof MethodDeclaration declaration && method == null) {
				method = declaration.getName().getIdentifier();
			} else if (parent instanceof AbstractTypeDeclaration declaration) {
				return method == null ? declaration.getName().getIdentifier() : declaration.getName().getIdentifier() + '.' + method;
			}
		}
		return method == null ? "" : method;
	}

	/** {@return the innermost method, initializer or type that holds a node} */
	public static ASTNode member(ASTNode node) {
		ASTNode parent = node;
		while (parent != null && !(parent instanceof BodyDeclaration)) {
			parent = parent.getParent();
		}
		return parent;
	}

	/** {@return the type declaration or anonymous class that holds a node, or null} */
	public static ASTNode type(ASTNode node) {
		ASTNode parent = node.getParent();
		while (parent != null && !(parent instanceof AbstractTypeDeclaration) && !(parent instanceof AnonymousClassDeclaration)) {
			parent = parent.getParent();
		}
		return parent;
	}

	/**
	 * {@return a setting whose value is a number, a truth or a name}
	 *
	 * @param name its name
	 * @param value its value
	 * @param unitOfValue the unit, or null
	 * @param where where the value's own text stands
	 */
	public static Setting setting(String name, String value, String unitOfValue, Origin where) {
		Setting setting = NewParts.stated(name, value, where, JavaForm.WORD);
		setting.setUnit(unitOfValue);
		return setting;
	}

	/**
	 * {@return a setting that an expression states, at its own text: without the quotes of a literal}
	 *
	 * @param name its name
	 * @param value its value
	 * @param unitOfValue the unit, or null
	 * @param expression the expression
	 */
	public Setting setting(String name, String value, String unitOfValue, Expression expression) {
		boolean quoted = expression instanceof StringLiteral && expression.getLength() >= 2;
		Setting setting = setting(name, value, unitOfValue, quoted ? origin(expression.getStartPosition() + 1, expression.getLength() - 2) : origin(expression));
		setting.setForm(quoted ? JavaForm.STRING : JavaForm.WORD);
		return setting;
	}

	private void readImports() {
		for (Object each : unit.imports()) {
			ImportDeclaration declaration = (ImportDeclaration) each;
			String name = declaration.getName().getFullyQualifiedName();
			if (declaration.isOnDemand()) {
				packages.add(name);
			} else {
				imports.put(name.substring(name.lastIndexOf('.') + 1), name);
			}
		}
	}

	private final class Declarations extends ASTVisitor {

		@Override
		public boolean visit(QualifiedName node) {
			if (node.getParent() instanceof SimpleType || node.getParent() instanceof Annotation) {
				qualified.add(node.getFullyQualifiedName());
			}
			return false;
		}

		@Override
		public boolean visit(FieldDeclaration node) {
			boolean constant = Modifier.isStatic(node.getModifiers()) && Modifier.isFinal(node.getModifiers());
			variables(node.getType(), node.fragments(), constant);
			return true;
		}

		@Override
		public boolean visit(VariableDeclarationStatement node) {
			variables(node.getType(), node.fragments(), false);
			return true;
		}

		@Override
		public boolean visit(VariableDeclarationExpression node) {
			variables(node.getType(), node.fragments(), false);
			return true;
		}

		@Override
		public boolean visit(SingleVariableDeclaration node) {
			variableTypes.computeIfAbsent(node.getName().getIdentifier(), name -> new HashSet<>()).add(simpleName(node.getType()));
			writtenTypes.computeIfAbsent(node.getName().getIdentifier(), name -> new HashSet<>()).add(writtenName(node.getType()));
			return true;
		}

		private void variables(Type type, List<?> fragments, boolean constant) {
			String typeName = simpleName(type);
			for (Object each : fragments) {
				VariableDeclarationFragment fragment = (VariableDeclarationFragment) each;
				String name = fragment.getName().getIdentifier();
				variableTypes.computeIfAbsent(name, any -> new HashSet<>()).add(typeName);
				writtenTypes.computeIfAbsent(name, any -> new HashSet<>()).add(writtenName(type));
				if (constant && fragment.getInitializer() != null) {
					constants.putIfAbsent(name, fragment.getInitializer());
				}
			}
		}
	}
}
