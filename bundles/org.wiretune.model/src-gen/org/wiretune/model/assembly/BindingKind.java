/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Binding Kind</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * How a call leaves or enters a module.
 * <!-- end-model-doc -->
 * @see org.wiretune.model.assembly.impl.AssemblyPackageImpl#getBindingKind()
 * @model
 * @generated
 */
public enum BindingKind implements InternalBindingKind
{
	/**
	 * The '<em><b>NONE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * No binding is stated.
	 * <!-- end-model-doc -->
	 * @see #NONE_VALUE
	 * @generated
	 * @ordered
	 */
	NONE(0, "NONE", "none"),

	/**
	 * The '<em><b>SCA</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * SCA binding.
	 * <!-- end-model-doc -->
	 * @see #SCA_VALUE
	 * @generated
	 * @ordered
	 */
	SCA(1, "SCA", "SCA"),

	/**
	 * The '<em><b>JAX WS</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Web Service binding by JAX-WS.
	 * <!-- end-model-doc -->
	 * @see #JAX_WS_VALUE
	 * @generated
	 * @ordered
	 */
	JAX_WS(2, "JAX_WS", "JAX-WS"),

	/**
	 * The '<em><b>JAX RPC</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Web Service binding by JAX-RPC.
	 * <!-- end-model-doc -->
	 * @see #JAX_RPC_VALUE
	 * @generated
	 * @ordered
	 */
	JAX_RPC(3, "JAX_RPC", "JAX-RPC"),

	/**
	 * The '<em><b>JMS</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JMS binding of the service integration bus.
	 * <!-- end-model-doc -->
	 * @see #JMS_VALUE
	 * @generated
	 * @ordered
	 */
	JMS(4, "JMS", "JMS"),

	/**
	 * The '<em><b>MQ</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Native WebSphere MQ binding.
	 * <!-- end-model-doc -->
	 * @see #MQ_VALUE
	 * @generated
	 * @ordered
	 */
	MQ(5, "MQ", "MQ"),

	/**
	 * The '<em><b>MQ JMS</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * WebSphere MQ JMS binding.
	 * <!-- end-model-doc -->
	 * @see #MQ_JMS_VALUE
	 * @generated
	 * @ordered
	 */
	MQ_JMS(6, "MQ_JMS", "MQ JMS"),

	/**
	 * The '<em><b>GENERIC JMS</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JMS binding of another provider.
	 * <!-- end-model-doc -->
	 * @see #GENERIC_JMS_VALUE
	 * @generated
	 * @ordered
	 */
	GENERIC_JMS(7, "GENERIC_JMS", "generic JMS"),

	/**
	 * The '<em><b>HTTP</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * HTTP binding.
	 * <!-- end-model-doc -->
	 * @see #HTTP_VALUE
	 * @generated
	 * @ordered
	 */
	HTTP(8, "HTTP", "HTTP"),

	/**
	 * The '<em><b>EJB</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Stateless session bean binding.
	 * <!-- end-model-doc -->
	 * @see #EJB_VALUE
	 * @generated
	 * @ordered
	 */
	EJB(9, "EJB", "EJB"),

	/**
	 * The '<em><b>EIS</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Resource adapter binding.
	 * <!-- end-model-doc -->
	 * @see #EIS_VALUE
	 * @generated
	 * @ordered
	 */
	EIS(10, "EIS", "EIS"),

	/**
	 * The '<em><b>UNKNOWN</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A binding type that WireTune does not know; its name is kept.
	 * <!-- end-model-doc -->
	 * @see #UNKNOWN_VALUE
	 * @generated
	 * @ordered
	 */
	UNKNOWN(11, "UNKNOWN", "unknown");

	/**
	 * The '<em><b>NONE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * No binding is stated.
	 * <!-- end-model-doc -->
	 * @see #NONE
	 * @model literal="none"
	 * @generated
	 * @ordered
	 */
	public static final int NONE_VALUE = 0;

	/**
	 * The '<em><b>SCA</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * SCA binding.
	 * <!-- end-model-doc -->
	 * @see #SCA
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int SCA_VALUE = 1;

	/**
	 * The '<em><b>JAX WS</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Web Service binding by JAX-WS.
	 * <!-- end-model-doc -->
	 * @see #JAX_WS
	 * @model literal="JAX-WS"
	 * @generated
	 * @ordered
	 */
	public static final int JAX_WS_VALUE = 2;

	/**
	 * The '<em><b>JAX RPC</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Web Service binding by JAX-RPC.
	 * <!-- end-model-doc -->
	 * @see #JAX_RPC
	 * @model literal="JAX-RPC"
	 * @generated
	 * @ordered
	 */
	public static final int JAX_RPC_VALUE = 3;

	/**
	 * The '<em><b>JMS</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JMS binding of the service integration bus.
	 * <!-- end-model-doc -->
	 * @see #JMS
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int JMS_VALUE = 4;

	/**
	 * The '<em><b>MQ</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Native WebSphere MQ binding.
	 * <!-- end-model-doc -->
	 * @see #MQ
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int MQ_VALUE = 5;

	/**
	 * The '<em><b>MQ JMS</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * WebSphere MQ JMS binding.
	 * <!-- end-model-doc -->
	 * @see #MQ_JMS
	 * @model literal="MQ JMS"
	 * @generated
	 * @ordered
	 */
	public static final int MQ_JMS_VALUE = 6;

	/**
	 * The '<em><b>GENERIC JMS</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JMS binding of another provider.
	 * <!-- end-model-doc -->
	 * @see #GENERIC_JMS
	 * @model literal="generic JMS"
	 * @generated
	 * @ordered
	 */
	public static final int GENERIC_JMS_VALUE = 7;

	/**
	 * The '<em><b>HTTP</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * HTTP binding.
	 * <!-- end-model-doc -->
	 * @see #HTTP
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int HTTP_VALUE = 8;

	/**
	 * The '<em><b>EJB</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Stateless session bean binding.
	 * <!-- end-model-doc -->
	 * @see #EJB
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int EJB_VALUE = 9;

	/**
	 * The '<em><b>EIS</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Resource adapter binding.
	 * <!-- end-model-doc -->
	 * @see #EIS
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int EIS_VALUE = 10;

	/**
	 * The '<em><b>UNKNOWN</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * A binding type that WireTune does not know; its name is kept.
	 * <!-- end-model-doc -->
	 * @see #UNKNOWN
	 * @model literal="unknown"
	 * @generated
	 * @ordered
	 */
	public static final int UNKNOWN_VALUE = 11;

	/**
	 * An array of all the '<em><b>Binding Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final BindingKind[] VALUES_ARRAY =
		new BindingKind[]
		{
			NONE,
			SCA,
			JAX_WS,
			JAX_RPC,
			JMS,
			MQ,
			MQ_JMS,
			GENERIC_JMS,
			HTTP,
			EJB,
			EIS,
			UNKNOWN,
		};

	/**
	 * A public read-only list of all the '<em><b>Binding Kind</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<BindingKind> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Binding Kind</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static BindingKind get(String literal)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			BindingKind result = VALUES_ARRAY[i];
			if (result.toString().equals(literal))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Binding Kind</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static BindingKind getByName(String name)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			BindingKind result = VALUES_ARRAY[i];
			if (result.getName().equals(name))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Binding Kind</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static BindingKind get(int value)
	{
		switch (value)
		{
			case NONE_VALUE: return NONE;
			case SCA_VALUE: return SCA;
			case JAX_WS_VALUE: return JAX_WS;
			case JAX_RPC_VALUE: return JAX_RPC;
			case JMS_VALUE: return JMS;
			case MQ_VALUE: return MQ;
			case MQ_JMS_VALUE: return MQ_JMS;
			case GENERIC_JMS_VALUE: return GENERIC_JMS;
			case HTTP_VALUE: return HTTP;
			case EJB_VALUE: return EJB;
			case EIS_VALUE: return EIS;
			case UNKNOWN_VALUE: return UNKNOWN;
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
	private BindingKind(int value, String name, String literal)
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
	
} //BindingKind

/**
 * A private implementation interface used to hide the inheritance from Enumerator.
 * <!-- begin-user-doc -->
 * <!-- end-user-doc -->
 * @generated
 */
interface InternalBindingKind extends org.eclipse.emf.common.util.Enumerator
{
	// Empty 
}
