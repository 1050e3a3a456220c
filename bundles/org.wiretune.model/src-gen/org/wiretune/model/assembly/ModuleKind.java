/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Module Kind</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * What kind of project a module is.
 * <!-- end-model-doc -->
 * @see org.wiretune.model.assembly.impl.AssemblyPackageImpl#getModuleKind()
 * @model
 * @generated
 */
public enum ModuleKind implements InternalModuleKind
{
	/**
	 * The '<em><b>MODULE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A business integration module (sca.module).
	 * <!-- end-model-doc -->
	 * @see #MODULE_VALUE
	 * @generated
	 * @ordered
	 */
	MODULE(0, "MODULE", "module"),

	/**
	 * The '<em><b>MEDIATION MODULE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A mediation module (sca.module with a mediation module type).
	 * <!-- end-model-doc -->
	 * @see #MEDIATION_MODULE_VALUE
	 * @generated
	 * @ordered
	 */
	MEDIATION_MODULE(1, "MEDIATION_MODULE", "mediation module"),

	/**
	 * The '<em><b>LIBRARY</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A library (sca.library).
	 * <!-- end-model-doc -->
	 * @see #LIBRARY_VALUE
	 * @generated
	 * @ordered
	 */
	LIBRARY(2, "LIBRARY", "library"),

	/**
	 * The '<em><b>COMPOSITE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * An SCA composite.
	 * <!-- end-model-doc -->
	 * @see #COMPOSITE_VALUE
	 * @generated
	 * @ordered
	 */
	COMPOSITE(3, "COMPOSITE", "composite"),

	/**
	 * The '<em><b>SWITCHYARD</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A SwitchYard application.
	 * <!-- end-model-doc -->
	 * @see #SWITCHYARD_VALUE
	 * @generated
	 * @ordered
	 */
	SWITCHYARD(4, "SWITCHYARD", "SwitchYard application"),

	/**
	 * The '<em><b>SOA COMPOSITE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * An Oracle SOA Suite composite.
	 * <!-- end-model-doc -->
	 * @see #SOA_COMPOSITE_VALUE
	 * @generated
	 * @ordered
	 */
	SOA_COMPOSITE(5, "SOA_COMPOSITE", "SOA composite");

	/**
	 * The '<em><b>MODULE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A business integration module (sca.module).
	 * <!-- end-model-doc -->
	 * @see #MODULE
	 * @model literal="module"
	 * @generated
	 * @ordered
	 */
	public static final int MODULE_VALUE = 0;

	/**
	 * The '<em><b>MEDIATION MODULE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A mediation module (sca.module with a mediation module type).
	 * <!-- end-model-doc -->
	 * @see #MEDIATION_MODULE
	 * @model literal="mediation module"
	 * @generated
	 * @ordered
	 */
	public static final int MEDIATION_MODULE_VALUE = 1;

	/**
	 * The '<em><b>LIBRARY</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A library (sca.library).
	 * <!-- end-model-doc -->
	 * @see #LIBRARY
	 * @model literal="library"
	 * @generated
	 * @ordered
	 */
	public static final int LIBRARY_VALUE = 2;

	/**
	 * The '<em><b>COMPOSITE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * An SCA composite.
	 * <!-- end-model-doc -->
	 * @see #COMPOSITE
	 * @model literal="composite"
	 * @generated
	 * @ordered
	 */
	public static final int COMPOSITE_VALUE = 3;

	/**
	 * The '<em><b>SWITCHYARD</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A SwitchYard application.
	 * <!-- end-model-doc -->
	 * @see #SWITCHYARD
	 * @model literal="SwitchYard application"
	 * @generated
	 * @ordered
	 */
	public static final int SWITCHYARD_VALUE = 4;

	/**
	 * The '<em><b>SOA COMPOSITE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * An Oracle SOA Suite composite.
	 * <!-- end-model-doc -->
	 * @see #SOA_COMPOSITE
	 * @model literal="SOA composite"
	 * @generated
	 * @ordered
	 */
	public static final int SOA_COMPOSITE_VALUE = 5;

	/**
	 * An array of all the '<em><b>Module Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final ModuleKind[] VALUES_ARRAY =
		new ModuleKind[]
		{
			MODULE,
			MEDIATION_MODULE,
			LIBRARY,
			COMPOSITE,
			SWITCHYARD,
			SOA_COMPOSITE,
		};

	/**
	 * A public read-only list of all the '<em><b>Module Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<ModuleKind> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Module Kind</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ModuleKind get(String literal)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			ModuleKind result = VALUES_ARRAY[i];
			if (result.toString().equals(literal))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Module Kind</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ModuleKind getByName(String name)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			ModuleKind result = VALUES_ARRAY[i];
			if (result.getName().equals(name))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Module Kind</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static ModuleKind get(int value)
	{
		switch (value)
		{
			case MODULE_VALUE: return MODULE;
			case MEDIATION_MODULE_VALUE: return MEDIATION_MODULE;
			case LIBRARY_VALUE: return LIBRARY;
			case COMPOSITE_VALUE: return COMPOSITE;
			case SWITCHYARD_VALUE: return SWITCHYARD;
			case SOA_COMPOSITE_VALUE: return SOA_COMPOSITE;
		}
		return null;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final int value;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String name;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private final String literal;

	/**
	 * Only this class can construct instances.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private ModuleKind(int value, String name, String literal)
	{
		this.value = value;
		this.name = name;
		this.literal = literal;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getValue()
	{
	  return value;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getName()
	{
	  return name;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLiteral()
	{
	  return literal;
	}

	/**
	 * Returns the literal value of the enumerator, which is its string representation.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		return literal;
	}
	
} //ModuleKind

/**
 * A private implementation interface used to hide the inheritance from Enumerator.
 * <!-- begin-user-doc -->
 * <!-- end-user-doc -->
 * @generated
 */
interface InternalModuleKind extends org.eclipse.emf.common.util.Enumerator
{
	// Empty 
}
