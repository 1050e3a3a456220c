/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.wiretune.core.Origin;

import org.wiretune.model.platform.LogStatement;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Log Statement</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.LogStatementImpl#getLevel <em>Level</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.LogStatementImpl#getLogger <em>Logger</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.LogStatementImpl#getLoggerType <em>Logger Type</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.LogStatementImpl#getGuardMethod <em>Guard Method</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.LogStatementImpl#isPlainArguments <em>Plain Arguments</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.LogStatementImpl#getPlace <em>Place</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.LogStatementImpl#getStatement <em>Statement</em>}</li>
 * </ul>
 *
 * @generated
 */
public class LogStatementImpl extends ElementImpl implements LogStatement
{
	/**
	 * The default value of the '{@link #getLevel() <em>Level</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLevel()
	 * @generated
	 * @ordered
	 */
	protected static final String LEVEL_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getLevel() <em>Level</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLevel()
	 * @generated
	 * @ordered
	 */
	protected String level = LEVEL_EDEFAULT;

	/**
	 * The default value of the '{@link #getLogger() <em>Logger</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLogger()
	 * @generated
	 * @ordered
	 */
	protected static final String LOGGER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getLogger() <em>Logger</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLogger()
	 * @generated
	 * @ordered
	 */
	protected String logger = LOGGER_EDEFAULT;

	/**
	 * The default value of the '{@link #getLoggerType() <em>Logger Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLoggerType()
	 * @generated
	 * @ordered
	 */
	protected static final String LOGGER_TYPE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getLoggerType() <em>Logger Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLoggerType()
	 * @generated
	 * @ordered
	 */
	protected String loggerType = LOGGER_TYPE_EDEFAULT;

	/**
	 * The default value of the '{@link #getGuardMethod() <em>Guard Method</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGuardMethod()
	 * @generated
	 * @ordered
	 */
	protected static final String GUARD_METHOD_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getGuardMethod() <em>Guard Method</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getGuardMethod()
	 * @generated
	 * @ordered
	 */
	protected String guardMethod = GUARD_METHOD_EDEFAULT;

	/**
	 * The default value of the '{@link #isPlainArguments() <em>Plain Arguments</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isPlainArguments()
	 * @generated
	 * @ordered
	 */
	protected static final boolean PLAIN_ARGUMENTS_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isPlainArguments() <em>Plain Arguments</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isPlainArguments()
	 * @generated
	 * @ordered
	 */
	protected boolean plainArguments = PLAIN_ARGUMENTS_EDEFAULT;

	/**
	 * The default value of the '{@link #getPlace() <em>Place</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPlace()
	 * @generated
	 * @ordered
	 */
	protected static final String PLACE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPlace() <em>Place</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPlace()
	 * @generated
	 * @ordered
	 */
	protected String place = PLACE_EDEFAULT;

	/**
	 * The default value of the '{@link #getStatement() <em>Statement</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStatement()
	 * @generated
	 * @ordered
	 */
	protected static final Origin STATEMENT_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getStatement() <em>Statement</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getStatement()
	 * @generated
	 * @ordered
	 */
	protected Origin statement = STATEMENT_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected LogStatementImpl()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return PlatformPackageImpl.Literals.LOG_STATEMENT;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLevel()
	{
		return level;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLevel(String newLevel)
	{
		String oldLevel = level;
		level = newLevel;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.LOG_STATEMENT__LEVEL, oldLevel, level));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLogger()
	{
		return logger;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLogger(String newLogger)
	{
		String oldLogger = logger;
		logger = newLogger;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.LOG_STATEMENT__LOGGER, oldLogger, logger));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getLoggerType()
	{
		return loggerType;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setLoggerType(String newLoggerType)
	{
		String oldLoggerType = loggerType;
		loggerType = newLoggerType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.LOG_STATEMENT__LOGGER_TYPE, oldLoggerType, loggerType));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getGuardMethod()
	{
		return guardMethod;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setGuardMethod(String newGuardMethod)
	{
		String oldGuardMethod = guardMethod;
		guardMethod = newGuardMethod;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.LOG_STATEMENT__GUARD_METHOD, oldGuardMethod, guardMethod));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isPlainArguments()
	{
		return plainArguments;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPlainArguments(boolean newPlainArguments)
	{
		boolean oldPlainArguments = plainArguments;
		plainArguments = newPlainArguments;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.LOG_STATEMENT__PLAIN_ARGUMENTS, oldPlainArguments, plainArguments));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getPlace()
	{
		return place;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPlace(String newPlace)
	{
		String oldPlace = place;
		place = newPlace;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.LOG_STATEMENT__PLACE, oldPlace, place));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Origin getStatement()
	{
		return statement;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setStatement(Origin newStatement)
	{
		Origin oldStatement = statement;
		statement = newStatement;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.LOG_STATEMENT__STATEMENT, oldStatement, statement));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case PlatformPackageImpl.LOG_STATEMENT__LEVEL:
				return getLevel();
			case PlatformPackageImpl.LOG_STATEMENT__LOGGER:
				return getLogger();
			case PlatformPackageImpl.LOG_STATEMENT__LOGGER_TYPE:
				return getLoggerType();
			case PlatformPackageImpl.LOG_STATEMENT__GUARD_METHOD:
				return getGuardMethod();
			case PlatformPackageImpl.LOG_STATEMENT__PLAIN_ARGUMENTS:
				return isPlainArguments();
			case PlatformPackageImpl.LOG_STATEMENT__PLACE:
				return getPlace();
			case PlatformPackageImpl.LOG_STATEMENT__STATEMENT:
				return getStatement();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case PlatformPackageImpl.LOG_STATEMENT__LEVEL:
				setLevel((String)newValue);
				return;
			case PlatformPackageImpl.LOG_STATEMENT__LOGGER:
				setLogger((String)newValue);
				return;
			case PlatformPackageImpl.LOG_STATEMENT__LOGGER_TYPE:
				setLoggerType((String)newValue);
				return;
			case PlatformPackageImpl.LOG_STATEMENT__GUARD_METHOD:
				setGuardMethod((String)newValue);
				return;
			case PlatformPackageImpl.LOG_STATEMENT__PLAIN_ARGUMENTS:
				setPlainArguments((Boolean)newValue);
				return;
			case PlatformPackageImpl.LOG_STATEMENT__PLACE:
				setPlace((String)newValue);
				return;
			case PlatformPackageImpl.LOG_STATEMENT__STATEMENT:
				setStatement((Origin)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackageImpl.LOG_STATEMENT__LEVEL:
				setLevel(LEVEL_EDEFAULT);
				return;
			case PlatformPackageImpl.LOG_STATEMENT__LOGGER:
				setLogger(LOGGER_EDEFAULT);
				return;
			case PlatformPackageImpl.LOG_STATEMENT__LOGGER_TYPE:
				setLoggerType(LOGGER_TYPE_EDEFAULT);
				return;
			case PlatformPackageImpl.LOG_STATEMENT__GUARD_METHOD:
				setGuardMethod(GUARD_METHOD_EDEFAULT);
				return;
			case PlatformPackageImpl.LOG_STATEMENT__PLAIN_ARGUMENTS:
				setPlainArguments(PLAIN_ARGUMENTS_EDEFAULT);
				return;
			case PlatformPackageImpl.LOG_STATEMENT__PLACE:
				setPlace(PLACE_EDEFAULT);
				return;
			case PlatformPackageImpl.LOG_STATEMENT__STATEMENT:
				setStatement(STATEMENT_EDEFAULT);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackageImpl.LOG_STATEMENT__LEVEL:
				return LEVEL_EDEFAULT == null ? level != null : !LEVEL_EDEFAULT.equals(level);
			case PlatformPackageImpl.LOG_STATEMENT__LOGGER:
				return LOGGER_EDEFAULT == null ? logger != null : !LOGGER_EDEFAULT.equals(logger);
			case PlatformPackageImpl.LOG_STATEMENT__LOGGER_TYPE:
				return LOGGER_TYPE_EDEFAULT == null ? loggerType != null : !LOGGER_TYPE_EDEFAULT.equals(loggerType);
			case PlatformPackageImpl.LOG_STATEMENT__GUARD_METHOD:
				return GUARD_METHOD_EDEFAULT == null ? guardMethod != null : !GUARD_METHOD_EDEFAULT.equals(guardMethod);
			case PlatformPackageImpl.LOG_STATEMENT__PLAIN_ARGUMENTS:
				return plainArguments != PLAIN_ARGUMENTS_EDEFAULT;
			case PlatformPackageImpl.LOG_STATEMENT__PLACE:
				return PLACE_EDEFAULT == null ? place != null : !PLACE_EDEFAULT.equals(place);
			case PlatformPackageImpl.LOG_STATEMENT__STATEMENT:
				return STATEMENT_EDEFAULT == null ? statement != null : !STATEMENT_EDEFAULT.equals(statement);
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (level: ");
		result.append(level);
		result.append(", logger: ");
		result.append(logger);
		result.append(", loggerType: ");
		result.append(loggerType);
		result.append(", guardMethod: ");
		result.append(guardMethod);
		result.append(", plainArguments: ");
		result.append(plainArguments);
		result.append(", place: ");
		result.append(place);
		result.append(", statement: ");
		result.append(statement);
		result.append(')');
		return result.toString();
	}

} //LogStatementImpl
