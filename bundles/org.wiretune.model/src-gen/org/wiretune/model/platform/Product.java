/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Product</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * The product whose file was read.
 * <!-- end-model-doc -->
 * @see org.wiretune.model.platform.impl.PlatformPackageImpl#getProduct()
 * @model
 * @generated
 */
public enum Product implements InternalProduct
{
	/**
	 * The '<em><b>UNKNOWN</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Not known.
	 * <!-- end-model-doc -->
	 * @see #UNKNOWN_VALUE
	 * @generated
	 * @ordered
	 */
	UNKNOWN(0, "UNKNOWN", "unknown"),

	/**
	 * The '<em><b>WEBSPHERE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Traditional WebSphere Application Server and what runs on it.
	 * <!-- end-model-doc -->
	 * @see #WEBSPHERE_VALUE
	 * @generated
	 * @ordered
	 */
	WEBSPHERE(1, "WEBSPHERE", "WebSphere Application Server"),

	/**
	 * The '<em><b>LIBERTY</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Open Liberty and WebSphere Liberty.
	 * <!-- end-model-doc -->
	 * @see #LIBERTY_VALUE
	 * @generated
	 * @ordered
	 */
	LIBERTY(2, "LIBERTY", "Open Liberty"),

	/**
	 * The '<em><b>JBOSS EAP 5</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JBoss EAP 4 and 5 and JBoss AS 4 to 6.
	 * <!-- end-model-doc -->
	 * @see #JBOSS_EAP_5_VALUE
	 * @generated
	 * @ordered
	 */
	JBOSS_EAP_5(3, "JBOSS_EAP_5", "JBoss EAP 5"),

	/**
	 * The '<em><b>WILDFLY</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * WildFly, JBoss EAP 6 and later, JBoss AS 7.
	 * <!-- end-model-doc -->
	 * @see #WILDFLY_VALUE
	 * @generated
	 * @ordered
	 */
	WILDFLY(4, "WILDFLY", "WildFly");

	/**
	 * The '<em><b>UNKNOWN</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Not known.
	 * <!-- end-model-doc -->
	 * @see #UNKNOWN
	 * @model literal="unknown"
	 * @generated
	 * @ordered
	 */
	public static final int UNKNOWN_VALUE = 0;

	/**
	 * The '<em><b>WEBSPHERE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Traditional WebSphere Application Server and what runs on it.
	 * <!-- end-model-doc -->
	 * @see #WEBSPHERE
	 * @model literal="WebSphere Application Server"
	 * @generated
	 * @ordered
	 */
	public static final int WEBSPHERE_VALUE = 1;

	/**
	 * The '<em><b>LIBERTY</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Open Liberty and WebSphere Liberty.
	 * <!-- end-model-doc -->
	 * @see #LIBERTY
	 * @model literal="Open Liberty"
	 * @generated
	 * @ordered
	 */
	public static final int LIBERTY_VALUE = 2;

	/**
	 * The '<em><b>JBOSS EAP 5</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JBoss EAP 4 and 5 and JBoss AS 4 to 6.
	 * <!-- end-model-doc -->
	 * @see #JBOSS_EAP_5
	 * @model literal="JBoss EAP 5"
	 * @generated
	 * @ordered
	 */
	public static final int JBOSS_EAP_5_VALUE = 3;

	/**
	 * The '<em><b>WILDFLY</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * WildFly, JBoss EAP 6 and later, JBoss AS 7.
	 * <!-- end-model-doc -->
	 * @see #WILDFLY
	 * @model literal="WildFly"
	 * @generated
	 * @ordered
	 */
	public static final int WILDFLY_VALUE = 4;

	/**
	 * An array of all the '<em><b>Product</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final Product[] VALUES_ARRAY =
		new Product[]
		{
			UNKNOWN,
			WEBSPHERE,
			LIBERTY,
			JBOSS_EAP_5,
			WILDFLY,
		};

	/**
	 * A public read-only list of all the '<em><b>Product</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<Product> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Product</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Product get(String literal)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			Product result = VALUES_ARRAY[i];
			if (result.toString().equals(literal))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Product</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Product getByName(String name)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			Product result = VALUES_ARRAY[i];
			if (result.getName().equals(name))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Product</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static Product get(int value)
	{
		switch (value)
		{
			case UNKNOWN_VALUE: return UNKNOWN;
			case WEBSPHERE_VALUE: return WEBSPHERE;
			case LIBERTY_VALUE: return LIBERTY;
			case JBOSS_EAP_5_VALUE: return JBOSS_EAP_5;
			case WILDFLY_VALUE: return WILDFLY;
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
	private Product(int value, String name, String literal)
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
	
} //Product

/**
 * A private implementation interface used to hide the inheritance from Enumerator.
 * <!-- begin-user-doc -->
 * <!-- end-user-doc -->
 * @generated
 */
interface InternalProduct extends org.eclipse.emf.common.util.Enumerator
{
	// Empty 
}
