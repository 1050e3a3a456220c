/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.wiretune.core.Origin;

import org.wiretune.model.settings.Element;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Log Statement</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A log statement whose message is built before its level is checked.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.LogStatement#getLevel <em>Level</em>}</li>
 *   <li>{@link org.wiretune.model.platform.LogStatement#getLogger <em>Logger</em>}</li>
 *   <li>{@link org.wiretune.model.platform.LogStatement#getLoggerType <em>Logger Type</em>}</li>
 *   <li>{@link org.wiretune.model.platform.LogStatement#getGuardMethod <em>Guard Method</em>}</li>
 *   <li>{@link org.wiretune.model.platform.LogStatement#isPlainArguments <em>Plain Arguments</em>}</li>
 *   <li>{@link org.wiretune.model.platform.LogStatement#getPlace <em>Place</em>}</li>
 *   <li>{@link org.wiretune.model.platform.LogStatement#getStatement <em>Statement</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class LogStatement extends Element
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
	protected LogStatement()
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
		return PlatformPackage.Literals.LOG_STATEMENT;
	}

	/**
	 * Returns the value of the '<em><b>Level</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * debug, trace, fine, finer or finest.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Level</em>' attribute.
	 * @see #setLevel(String)
	 * @model
	 * @generated
	 */
	public String getLevel()
	{
		return level;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.LogStatement#getLevel <em>Level</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newLevel the new value of the '<em>Level</em>' attribute.
	 * @see #getLevel()
	 * @generated
	 */
	public void setLevel(String newLevel)
	{
		String oldLevel = level;
		level = newLevel;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.LOG_STATEMENT__LEVEL, oldLevel, level));
	}

	/**
	 * Returns the value of the '<em><b>Logger</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The expression that is the logger.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Logger</em>' attribute.
	 * @see #setLogger(String)
	 * @model
	 * @generated
	 */
	public String getLogger()
	{
		return logger;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.LogStatement#getLogger <em>Logger</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newLogger the new value of the '<em>Logger</em>' attribute.
	 * @see #getLogger()
	 * @generated
	 */
	public void setLogger(String newLogger)
	{
		String oldLogger = logger;
		logger = newLogger;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.LOG_STATEMENT__LOGGER, oldLogger, logger));
	}

	/**
	 * Returns the value of the '<em><b>Logger Type</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The qualified name of the logger's type where it is the project's own; null where a logging library has it, and where no declaration tells it.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Logger Type</em>' attribute.
	 * @see #setLoggerType(String)
	 * @model
	 * @generated
	 */
	public String getLoggerType()
	{
		return loggerType;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.LogStatement#getLoggerType <em>Logger Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newLoggerType the new value of the '<em>Logger Type</em>' attribute.
	 * @see #getLoggerType()
	 * @generated
	 */
	public void setLoggerType(String newLoggerType)
	{
		String oldLoggerType = loggerType;
		loggerType = newLoggerType;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.LOG_STATEMENT__LOGGER_TYPE, oldLoggerType, loggerType));
	}

	/**
	 * Returns the value of the '<em><b>Guard Method</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The method that asks whether the level is on; null where the type of the logger is not known to have one, or where the arguments assign or count.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Guard Method</em>' attribute.
	 * @see #setGuardMethod(String)
	 * @model
	 * @generated
	 */
	public String getGuardMethod()
	{
		return guardMethod;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.LogStatement#getGuardMethod <em>Guard Method</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newGuardMethod the new value of the '<em>Guard Method</em>' attribute.
	 * @see #getGuardMethod()
	 * @generated
	 */
	public void setGuardMethod(String newGuardMethod)
	{
		String oldGuardMethod = guardMethod;
		guardMethod = newGuardMethod;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.LOG_STATEMENT__GUARD_METHOD, oldGuardMethod, guardMethod));
	}

	/**
	 * Returns the value of the '<em><b>Plain Arguments</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the arguments only read and call what by its name only tells something, so that nothing but the message is lost where they are not computed.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Plain Arguments</em>' attribute.
	 * @see #setPlainArguments(boolean)
	 * @model
	 * @generated
	 */
	public boolean isPlainArguments()
	{
		return plainArguments;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.LogStatement#isPlainArguments <em>Plain Arguments</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPlainArguments the new value of the '<em>Plain Arguments</em>' attribute.
	 * @see #isPlainArguments()
	 * @generated
	 */
	public void setPlainArguments(boolean newPlainArguments)
	{
		boolean oldPlainArguments = plainArguments;
		plainArguments = newPlainArguments;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.LOG_STATEMENT__PLAIN_ARGUMENTS, oldPlainArguments, plainArguments));
	}

	/**
	 * Returns the value of the '<em><b>Place</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Why the path runs often: loop (nested, or until a source is drained), iteration (any other loop), onMessage, service.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Place</em>' attribute.
	 * @see #setPlace(String)
	 * @model
	 * @generated
	 */
	public String getPlace()
	{
		return place;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.LogStatement#getPlace <em>Place</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPlace the new value of the '<em>Place</em>' attribute.
	 * @see #getPlace()
	 * @generated
	 */
	public void setPlace(String newPlace)
	{
		String oldPlace = place;
		place = newPlace;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.LOG_STATEMENT__PLACE, oldPlace, place));
	}

	/**
	 * Returns the value of the '<em><b>Statement</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The whole statement.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Statement</em>' attribute.
	 * @see #setStatement(Origin)
	 * @model dataType="org.wiretune.model.settings.Origin"
	 * @generated
	 */
	public Origin getStatement()
	{
		return statement;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.LogStatement#getStatement <em>Statement</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newStatement the new value of the '<em>Statement</em>' attribute.
	 * @see #getStatement()
	 * @generated
	 */
	public void setStatement(Origin newStatement)
	{
		Origin oldStatement = statement;
		statement = newStatement;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackage.LOG_STATEMENT__STATEMENT, oldStatement, statement));
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
			case PlatformPackage.LOG_STATEMENT__LEVEL:
				return getLevel();
			case PlatformPackage.LOG_STATEMENT__LOGGER:
				return getLogger();
			case PlatformPackage.LOG_STATEMENT__LOGGER_TYPE:
				return getLoggerType();
			case PlatformPackage.LOG_STATEMENT__GUARD_METHOD:
				return getGuardMethod();
			case PlatformPackage.LOG_STATEMENT__PLAIN_ARGUMENTS:
				return isPlainArguments();
			case PlatformPackage.LOG_STATEMENT__PLACE:
				return getPlace();
			case PlatformPackage.LOG_STATEMENT__STATEMENT:
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
			case PlatformPackage.LOG_STATEMENT__LEVEL:
				setLevel((String)newValue);
				return;
			case PlatformPackage.LOG_STATEMENT__LOGGER:
				setLogger((String)newValue);
				return;
			case PlatformPackage.LOG_STATEMENT__LOGGER_TYPE:
				setLoggerType((String)newValue);
				return;
			case PlatformPackage.LOG_STATEMENT__GUARD_METHOD:
				setGuardMethod((String)newValue);
				return;
			case PlatformPackage.LOG_STATEMENT__PLAIN_ARGUMENTS:
				setPlainArguments((Boolean)newValue);
				return;
			case PlatformPackage.LOG_STATEMENT__PLACE:
				setPlace((String)newValue);
				return;
			case PlatformPackage.LOG_STATEMENT__STATEMENT:
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
			case PlatformPackage.LOG_STATEMENT__LEVEL:
				setLevel(LEVEL_EDEFAULT);
				return;
			case PlatformPackage.LOG_STATEMENT__LOGGER:
				setLogger(LOGGER_EDEFAULT);
				return;
			case PlatformPackage.LOG_STATEMENT__LOGGER_TYPE:
				setLoggerType(LOGGER_TYPE_EDEFAULT);
				return;
			case PlatformPackage.LOG_STATEMENT__GUARD_METHOD:
				setGuardMethod(GUARD_METHOD_EDEFAULT);
				return;
			case PlatformPackage.LOG_STATEMENT__PLAIN_ARGUMENTS:
				setPlainArguments(PLAIN_ARGUMENTS_EDEFAULT);
				return;
			case PlatformPackage.LOG_STATEMENT__PLACE:
				setPlace(PLACE_EDEFAULT);
				return;
			case PlatformPackage.LOG_STATEMENT__STATEMENT:
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
			case PlatformPackage.LOG_STATEMENT__LEVEL:
				return LEVEL_EDEFAULT == null ? level != null : !LEVEL_EDEFAULT.equals(level);
			case PlatformPackage.LOG_STATEMENT__LOGGER:
				return LOGGER_EDEFAULT == null ? logger != null : !LOGGER_EDEFAULT.equals(logger);
			case PlatformPackage.LOG_STATEMENT__LOGGER_TYPE:
				return LOGGER_TYPE_EDEFAULT == null ? loggerType != null : !LOGGER_TYPE_EDEFAULT.equals(loggerType);
			case PlatformPackage.LOG_STATEMENT__GUARD_METHOD:
				return GUARD_METHOD_EDEFAULT == null ? guardMethod != null : !GUARD_METHOD_EDEFAULT.equals(guardMethod);
			case PlatformPackage.LOG_STATEMENT__PLAIN_ARGUMENTS:
				return plainArguments != PLAIN_ARGUMENTS_EDEFAULT;
			case PlatformPackage.LOG_STATEMENT__PLACE:
				return PLACE_EDEFAULT == null ? place != null : !PLACE_EDEFAULT.equals(place);
			case PlatformPackage.LOG_STATEMENT__STATEMENT:
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

} // LogStatement
