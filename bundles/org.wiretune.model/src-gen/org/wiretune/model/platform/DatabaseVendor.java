/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.eclipse.emf.common.util.Enumerator;

/**
 * <!-- begin-user-doc -->
 * A representation of the literals of the enumeration '<em><b>Database Vendor</b></em>',
 * and utility methods for working with them.
 * <!-- end-user-doc -->
 * <!-- begin-model-doc -->
 * The database behind a data source.
 * <!-- end-model-doc -->
 * @see org.wiretune.model.platform.PlatformPackage#getDatabaseVendor()
 * @model
 * @generated
 */
public enum DatabaseVendor implements Enumerator
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
	 * The '<em><b>MYSQL</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * MySQL.
	 * <!-- end-model-doc -->
	 * @see #MYSQL_VALUE
	 * @generated
	 * @ordered
	 */
	MYSQL(1, "MYSQL", "MySQL"),

	/**
	 * The '<em><b>MARIADB</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * MariaDB.
	 * <!-- end-model-doc -->
	 * @see #MARIADB_VALUE
	 * @generated
	 * @ordered
	 */
	MARIADB(2, "MARIADB", "MariaDB"),

	/**
	 * The '<em><b>POSTGRESQL</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * PostgreSQL.
	 * <!-- end-model-doc -->
	 * @see #POSTGRESQL_VALUE
	 * @generated
	 * @ordered
	 */
	POSTGRESQL(3, "POSTGRESQL", "PostgreSQL"),

	/**
	 * The '<em><b>ORACLE</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Oracle Database.
	 * <!-- end-model-doc -->
	 * @see #ORACLE_VALUE
	 * @generated
	 * @ordered
	 */
	ORACLE(4, "ORACLE", "Oracle"),

	/**
	 * The '<em><b>DB2</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Db2.
	 * <!-- end-model-doc -->
	 * @see #DB2_VALUE
	 * @generated
	 * @ordered
	 */
	DB2(5, "DB2", "Db2"),

	/**
	 * The '<em><b>SQLSERVER</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Microsoft SQL Server.
	 * <!-- end-model-doc -->
	 * @see #SQLSERVER_VALUE
	 * @generated
	 * @ordered
	 */
	SQLSERVER(6, "SQLSERVER", "SQL Server"),

	/**
	 * The '<em><b>H2</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * H2.
	 * <!-- end-model-doc -->
	 * @see #H2_VALUE
	 * @generated
	 * @ordered
	 */
	H2(7, "H2", "H2"),

	/**
	 * The '<em><b>HSQLDB</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * HSQLDB.
	 * <!-- end-model-doc -->
	 * @see #HSQLDB_VALUE
	 * @generated
	 * @ordered
	 */
	HSQLDB(8, "HSQLDB", "HSQLDB"),

	/**
	 * The '<em><b>DERBY</b></em>' literal object.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Apache Derby.
	 * <!-- end-model-doc -->
	 * @see #DERBY_VALUE
	 * @generated
	 * @ordered
	 */
	DERBY(9, "DERBY", "Derby");

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
	 * The '<em><b>MYSQL</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * MySQL.
	 * <!-- end-model-doc -->
	 * @see #MYSQL
	 * @model literal="MySQL"
	 * @generated
	 * @ordered
	 */
	public static final int MYSQL_VALUE = 1;

	/**
	 * The '<em><b>MARIADB</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * MariaDB.
	 * <!-- end-model-doc -->
	 * @see #MARIADB
	 * @model literal="MariaDB"
	 * @generated
	 * @ordered
	 */
	public static final int MARIADB_VALUE = 2;

	/**
	 * The '<em><b>POSTGRESQL</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * PostgreSQL.
	 * <!-- end-model-doc -->
	 * @see #POSTGRESQL
	 * @model literal="PostgreSQL"
	 * @generated
	 * @ordered
	 */
	public static final int POSTGRESQL_VALUE = 3;

	/**
	 * The '<em><b>ORACLE</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Oracle Database.
	 * <!-- end-model-doc -->
	 * @see #ORACLE
	 * @model literal="Oracle"
	 * @generated
	 * @ordered
	 */
	public static final int ORACLE_VALUE = 4;

	/**
	 * The '<em><b>DB2</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Db2.
	 * <!-- end-model-doc -->
	 * @see #DB2
	 * @model literal="Db2"
	 * @generated
	 * @ordered
	 */
	public static final int DB2_VALUE = 5;

	/**
	 * The '<em><b>SQLSERVER</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Microsoft SQL Server.
	 * <!-- end-model-doc -->
	 * @see #SQLSERVER
	 * @model literal="SQL Server"
	 * @generated
	 * @ordered
	 */
	public static final int SQLSERVER_VALUE = 6;

	/**
	 * The '<em><b>H2</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * H2.
	 * <!-- end-model-doc -->
	 * @see #H2
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int H2_VALUE = 7;

	/**
	 * The '<em><b>HSQLDB</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * HSQLDB.
	 * <!-- end-model-doc -->
	 * @see #HSQLDB
	 * @model
	 * @generated
	 * @ordered
	 */
	public static final int HSQLDB_VALUE = 8;

	/**
	 * The '<em><b>DERBY</b></em>' literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Apache Derby.
	 * <!-- end-model-doc -->
	 * @see #DERBY
	 * @model literal="Derby"
	 * @generated
	 * @ordered
	 */
	public static final int DERBY_VALUE = 9;

	/**
	 * An array of all the '<em><b>Database Vendor</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	private static final DatabaseVendor[] VALUES_ARRAY =
		new DatabaseVendor[]
		{
			UNKNOWN,
			MYSQL,
			MARIADB,
			POSTGRESQL,
			ORACLE,
			DB2,
			SQLSERVER,
			H2,
			HSQLDB,
			DERBY,
		};

	/**
	 * A public read-only list of all the '<em><b>Database Vendor</b></em>' enumerators.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public static final List<DatabaseVendor> VALUES = Collections.unmodifiableList(Arrays.asList(VALUES_ARRAY));

	/**
	 * Returns the '<em><b>Database Vendor</b></em>' literal with the specified literal value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param literal the literal.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static DatabaseVendor get(String literal)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			DatabaseVendor result = VALUES_ARRAY[i];
			if (result.toString().equals(literal))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Database Vendor</b></em>' literal with the specified name.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param name the name.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static DatabaseVendor getByName(String name)
	{
		for (int i = 0; i < VALUES_ARRAY.length; ++i)
		{
			DatabaseVendor result = VALUES_ARRAY[i];
			if (result.getName().equals(name))
			{
				return result;
			}
		}
		return null;
	}

	/**
	 * Returns the '<em><b>Database Vendor</b></em>' literal with the specified integer value.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the integer value.
	 * @return the matching enumerator or <code>null</code>.
	 * @generated
	 */
	public static DatabaseVendor get(int value)
	{
		switch (value)
		{
			case UNKNOWN_VALUE: return UNKNOWN;
			case MYSQL_VALUE: return MYSQL;
			case MARIADB_VALUE: return MARIADB;
			case POSTGRESQL_VALUE: return POSTGRESQL;
			case ORACLE_VALUE: return ORACLE;
			case DB2_VALUE: return DB2;
			case SQLSERVER_VALUE: return SQLSERVER;
			case H2_VALUE: return H2;
			case HSQLDB_VALUE: return HSQLDB;
			case DERBY_VALUE: return DERBY;
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
	private DatabaseVendor(int value, String name, String literal)
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
	
} //DatabaseVendor
