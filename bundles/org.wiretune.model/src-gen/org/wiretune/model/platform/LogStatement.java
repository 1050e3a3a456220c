/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform;

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
 * @model
 * @generated
 */
public interface LogStatement extends Element
{
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
	String getLevel();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.LogStatement#getLevel <em>Level</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Level</em>' attribute.
	 * @see #getLevel()
	 * @generated
	 */
	void setLevel(String value);

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
	String getLogger();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.LogStatement#getLogger <em>Logger</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Logger</em>' attribute.
	 * @see #getLogger()
	 * @generated
	 */
	void setLogger(String value);

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
	String getLoggerType();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.LogStatement#getLoggerType <em>Logger Type</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Logger Type</em>' attribute.
	 * @see #getLoggerType()
	 * @generated
	 */
	void setLoggerType(String value);

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
	String getGuardMethod();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.LogStatement#getGuardMethod <em>Guard Method</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Guard Method</em>' attribute.
	 * @see #getGuardMethod()
	 * @generated
	 */
	void setGuardMethod(String value);

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
	boolean isPlainArguments();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.LogStatement#isPlainArguments <em>Plain Arguments</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Plain Arguments</em>' attribute.
	 * @see #isPlainArguments()
	 * @generated
	 */
	void setPlainArguments(boolean value);

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
	String getPlace();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.LogStatement#getPlace <em>Place</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Place</em>' attribute.
	 * @see #getPlace()
	 * @generated
	 */
	void setPlace(String value);

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
	Origin getStatement();

	/**
	 * Sets the value of the '{@link org.wiretune.model.platform.LogStatement#getStatement <em>Statement</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param value the new value of the '<em>Statement</em>' attribute.
	 * @see #getStatement()
	 * @generated
	 */
	void setStatement(Origin value);

} // LogStatement
