/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.AsynchronousCall;
import org.wiretune.model.platform.AsynchronousCallLoop;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.Entity;
import org.wiretune.model.platform.LogStatement;
import org.wiretune.model.platform.MessageDrivenBean;
import org.wiretune.model.platform.PersistLoop;
import org.wiretune.model.platform.PersistenceUnit;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Application</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.ApplicationImpl#getPath <em>Path</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ApplicationImpl#getPersistenceUnits <em>Persistence Units</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ApplicationImpl#getEntities <em>Entities</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ApplicationImpl#getMessageDrivenBeans <em>Message Driven Beans</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ApplicationImpl#getPersistLoops <em>Persist Loops</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ApplicationImpl#getAsynchronousCallLoops <em>Asynchronous Call Loops</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ApplicationImpl#getAsynchronousCalls <em>Asynchronous Calls</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ApplicationImpl#getCodeFacts <em>Code Facts</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ApplicationImpl#getLogStatements <em>Log Statements</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ApplicationImpl#getDataSources <em>Data Sources</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.ApplicationImpl#getConfiguration <em>Configuration</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ApplicationImpl extends ElementImpl implements Application
{
	/**
	 * The default value of the '{@link #getPath() <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPath()
	 * @generated
	 * @ordered
	 */
	protected static final String PATH_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPath() <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPath()
	 * @generated
	 * @ordered
	 */
	protected String path = PATH_EDEFAULT;

	/**
	 * The cached value of the '{@link #getPersistenceUnits() <em>Persistence Units</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPersistenceUnits()
	 * @generated
	 * @ordered
	 */
	protected EList<PersistenceUnit> persistenceUnits;

	/**
	 * The cached value of the '{@link #getEntities() <em>Entities</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getEntities()
	 * @generated
	 * @ordered
	 */
	protected EList<Entity> entities;

	/**
	 * The cached value of the '{@link #getMessageDrivenBeans() <em>Message Driven Beans</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMessageDrivenBeans()
	 * @generated
	 * @ordered
	 */
	protected EList<MessageDrivenBean> messageDrivenBeans;

	/**
	 * The cached value of the '{@link #getPersistLoops() <em>Persist Loops</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPersistLoops()
	 * @generated
	 * @ordered
	 */
	protected EList<PersistLoop> persistLoops;

	/**
	 * The cached value of the '{@link #getAsynchronousCallLoops() <em>Asynchronous Call Loops</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAsynchronousCallLoops()
	 * @generated
	 * @ordered
	 */
	protected EList<AsynchronousCallLoop> asynchronousCallLoops;

	/**
	 * The cached value of the '{@link #getAsynchronousCalls() <em>Asynchronous Calls</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getAsynchronousCalls()
	 * @generated
	 * @ordered
	 */
	protected EList<AsynchronousCall> asynchronousCalls;

	/**
	 * The cached value of the '{@link #getCodeFacts() <em>Code Facts</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getCodeFacts()
	 * @generated
	 * @ordered
	 */
	protected EList<CodeFact> codeFacts;

	/**
	 * The cached value of the '{@link #getLogStatements() <em>Log Statements</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getLogStatements()
	 * @generated
	 * @ordered
	 */
	protected EList<LogStatement> logStatements;

	/**
	 * The cached value of the '{@link #getDataSources() <em>Data Sources</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDataSources()
	 * @generated
	 * @ordered
	 */
	protected EList<DataSource> dataSources;

	/**
	 * The cached value of the '{@link #getConfiguration() <em>Configuration</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConfiguration()
	 * @generated
	 * @ordered
	 */
	protected EList<ConfigurationFile> configuration;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ApplicationImpl()
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
		return PlatformPackageImpl.Literals.APPLICATION;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getPath()
	{
		return path;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPath(String newPath)
	{
		String oldPath = path;
		path = newPath;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.APPLICATION__PATH, oldPath, path));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<PersistenceUnit> getPersistenceUnits()
	{
		if (persistenceUnits == null)
		{
			persistenceUnits = new EObjectContainmentEList<PersistenceUnit>(PersistenceUnit.class, this, PlatformPackageImpl.APPLICATION__PERSISTENCE_UNITS);
		}
		return persistenceUnits;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Entity> getEntities()
	{
		if (entities == null)
		{
			entities = new EObjectContainmentEList<Entity>(Entity.class, this, PlatformPackageImpl.APPLICATION__ENTITIES);
		}
		return entities;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<MessageDrivenBean> getMessageDrivenBeans()
	{
		if (messageDrivenBeans == null)
		{
			messageDrivenBeans = new EObjectContainmentEList<MessageDrivenBean>(MessageDrivenBean.class, this, PlatformPackageImpl.APPLICATION__MESSAGE_DRIVEN_BEANS);
		}
		return messageDrivenBeans;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<PersistLoop> getPersistLoops()
	{
		if (persistLoops == null)
		{
			persistLoops = new EObjectContainmentEList<PersistLoop>(PersistLoop.class, this, PlatformPackageImpl.APPLICATION__PERSIST_LOOPS);
		}
		return persistLoops;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<AsynchronousCallLoop> getAsynchronousCallLoops()
	{
		if (asynchronousCallLoops == null)
		{
			asynchronousCallLoops = new EObjectContainmentEList<AsynchronousCallLoop>(AsynchronousCallLoop.class, this, PlatformPackageImpl.APPLICATION__ASYNCHRONOUS_CALL_LOOPS);
		}
		return asynchronousCallLoops;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<AsynchronousCall> getAsynchronousCalls()
	{
		if (asynchronousCalls == null)
		{
			asynchronousCalls = new EObjectContainmentEList<AsynchronousCall>(AsynchronousCall.class, this, PlatformPackageImpl.APPLICATION__ASYNCHRONOUS_CALLS);
		}
		return asynchronousCalls;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<CodeFact> getCodeFacts()
	{
		if (codeFacts == null)
		{
			codeFacts = new EObjectContainmentEList<CodeFact>(CodeFact.class, this, PlatformPackageImpl.APPLICATION__CODE_FACTS);
		}
		return codeFacts;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<LogStatement> getLogStatements()
	{
		if (logStatements == null)
		{
			logStatements = new EObjectContainmentEList<LogStatement>(LogStatement.class, this, PlatformPackageImpl.APPLICATION__LOG_STATEMENTS);
		}
		return logStatements;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<DataSource> getDataSources()
	{
		if (dataSources == null)
		{
			dataSources = new EObjectContainmentEList<DataSource>(DataSource.class, this, PlatformPackageImpl.APPLICATION__DATA_SOURCES);
		}
		return dataSources;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<ConfigurationFile> getConfiguration()
	{
		if (configuration == null)
		{
			configuration = new EObjectContainmentEList<ConfigurationFile>(ConfigurationFile.class, this, PlatformPackageImpl.APPLICATION__CONFIGURATION);
		}
		return configuration;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case PlatformPackageImpl.APPLICATION__PERSISTENCE_UNITS:
				return ((InternalEList<?>)getPersistenceUnits()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.APPLICATION__ENTITIES:
				return ((InternalEList<?>)getEntities()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.APPLICATION__MESSAGE_DRIVEN_BEANS:
				return ((InternalEList<?>)getMessageDrivenBeans()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.APPLICATION__PERSIST_LOOPS:
				return ((InternalEList<?>)getPersistLoops()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.APPLICATION__ASYNCHRONOUS_CALL_LOOPS:
				return ((InternalEList<?>)getAsynchronousCallLoops()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.APPLICATION__ASYNCHRONOUS_CALLS:
				return ((InternalEList<?>)getAsynchronousCalls()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.APPLICATION__CODE_FACTS:
				return ((InternalEList<?>)getCodeFacts()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.APPLICATION__LOG_STATEMENTS:
				return ((InternalEList<?>)getLogStatements()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.APPLICATION__DATA_SOURCES:
				return ((InternalEList<?>)getDataSources()).basicRemove(otherEnd, msgs);
			case PlatformPackageImpl.APPLICATION__CONFIGURATION:
				return ((InternalEList<?>)getConfiguration()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
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
			case PlatformPackageImpl.APPLICATION__PATH:
				return getPath();
			case PlatformPackageImpl.APPLICATION__PERSISTENCE_UNITS:
				return getPersistenceUnits();
			case PlatformPackageImpl.APPLICATION__ENTITIES:
				return getEntities();
			case PlatformPackageImpl.APPLICATION__MESSAGE_DRIVEN_BEANS:
				return getMessageDrivenBeans();
			case PlatformPackageImpl.APPLICATION__PERSIST_LOOPS:
				return getPersistLoops();
			case PlatformPackageImpl.APPLICATION__ASYNCHRONOUS_CALL_LOOPS:
				return getAsynchronousCallLoops();
			case PlatformPackageImpl.APPLICATION__ASYNCHRONOUS_CALLS:
				return getAsynchronousCalls();
			case PlatformPackageImpl.APPLICATION__CODE_FACTS:
				return getCodeFacts();
			case PlatformPackageImpl.APPLICATION__LOG_STATEMENTS:
				return getLogStatements();
			case PlatformPackageImpl.APPLICATION__DATA_SOURCES:
				return getDataSources();
			case PlatformPackageImpl.APPLICATION__CONFIGURATION:
				return getConfiguration();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case PlatformPackageImpl.APPLICATION__PATH:
				setPath((String)newValue);
				return;
			case PlatformPackageImpl.APPLICATION__PERSISTENCE_UNITS:
				getPersistenceUnits().clear();
				getPersistenceUnits().addAll((Collection<? extends PersistenceUnit>)newValue);
				return;
			case PlatformPackageImpl.APPLICATION__ENTITIES:
				getEntities().clear();
				getEntities().addAll((Collection<? extends Entity>)newValue);
				return;
			case PlatformPackageImpl.APPLICATION__MESSAGE_DRIVEN_BEANS:
				getMessageDrivenBeans().clear();
				getMessageDrivenBeans().addAll((Collection<? extends MessageDrivenBean>)newValue);
				return;
			case PlatformPackageImpl.APPLICATION__PERSIST_LOOPS:
				getPersistLoops().clear();
				getPersistLoops().addAll((Collection<? extends PersistLoop>)newValue);
				return;
			case PlatformPackageImpl.APPLICATION__ASYNCHRONOUS_CALL_LOOPS:
				getAsynchronousCallLoops().clear();
				getAsynchronousCallLoops().addAll((Collection<? extends AsynchronousCallLoop>)newValue);
				return;
			case PlatformPackageImpl.APPLICATION__ASYNCHRONOUS_CALLS:
				getAsynchronousCalls().clear();
				getAsynchronousCalls().addAll((Collection<? extends AsynchronousCall>)newValue);
				return;
			case PlatformPackageImpl.APPLICATION__CODE_FACTS:
				getCodeFacts().clear();
				getCodeFacts().addAll((Collection<? extends CodeFact>)newValue);
				return;
			case PlatformPackageImpl.APPLICATION__LOG_STATEMENTS:
				getLogStatements().clear();
				getLogStatements().addAll((Collection<? extends LogStatement>)newValue);
				return;
			case PlatformPackageImpl.APPLICATION__DATA_SOURCES:
				getDataSources().clear();
				getDataSources().addAll((Collection<? extends DataSource>)newValue);
				return;
			case PlatformPackageImpl.APPLICATION__CONFIGURATION:
				getConfiguration().clear();
				getConfiguration().addAll((Collection<? extends ConfigurationFile>)newValue);
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
			case PlatformPackageImpl.APPLICATION__PATH:
				setPath(PATH_EDEFAULT);
				return;
			case PlatformPackageImpl.APPLICATION__PERSISTENCE_UNITS:
				getPersistenceUnits().clear();
				return;
			case PlatformPackageImpl.APPLICATION__ENTITIES:
				getEntities().clear();
				return;
			case PlatformPackageImpl.APPLICATION__MESSAGE_DRIVEN_BEANS:
				getMessageDrivenBeans().clear();
				return;
			case PlatformPackageImpl.APPLICATION__PERSIST_LOOPS:
				getPersistLoops().clear();
				return;
			case PlatformPackageImpl.APPLICATION__ASYNCHRONOUS_CALL_LOOPS:
				getAsynchronousCallLoops().clear();
				return;
			case PlatformPackageImpl.APPLICATION__ASYNCHRONOUS_CALLS:
				getAsynchronousCalls().clear();
				return;
			case PlatformPackageImpl.APPLICATION__CODE_FACTS:
				getCodeFacts().clear();
				return;
			case PlatformPackageImpl.APPLICATION__LOG_STATEMENTS:
				getLogStatements().clear();
				return;
			case PlatformPackageImpl.APPLICATION__DATA_SOURCES:
				getDataSources().clear();
				return;
			case PlatformPackageImpl.APPLICATION__CONFIGURATION:
				getConfiguration().clear();
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
			case PlatformPackageImpl.APPLICATION__PATH:
				return PATH_EDEFAULT == null ? path != null : !PATH_EDEFAULT.equals(path);
			case PlatformPackageImpl.APPLICATION__PERSISTENCE_UNITS:
				return persistenceUnits != null && !persistenceUnits.isEmpty();
			case PlatformPackageImpl.APPLICATION__ENTITIES:
				return entities != null && !entities.isEmpty();
			case PlatformPackageImpl.APPLICATION__MESSAGE_DRIVEN_BEANS:
				return messageDrivenBeans != null && !messageDrivenBeans.isEmpty();
			case PlatformPackageImpl.APPLICATION__PERSIST_LOOPS:
				return persistLoops != null && !persistLoops.isEmpty();
			case PlatformPackageImpl.APPLICATION__ASYNCHRONOUS_CALL_LOOPS:
				return asynchronousCallLoops != null && !asynchronousCallLoops.isEmpty();
			case PlatformPackageImpl.APPLICATION__ASYNCHRONOUS_CALLS:
				return asynchronousCalls != null && !asynchronousCalls.isEmpty();
			case PlatformPackageImpl.APPLICATION__CODE_FACTS:
				return codeFacts != null && !codeFacts.isEmpty();
			case PlatformPackageImpl.APPLICATION__LOG_STATEMENTS:
				return logStatements != null && !logStatements.isEmpty();
			case PlatformPackageImpl.APPLICATION__DATA_SOURCES:
				return dataSources != null && !dataSources.isEmpty();
			case PlatformPackageImpl.APPLICATION__CONFIGURATION:
				return configuration != null && !configuration.isEmpty();
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
		result.append(" (path: ");
		result.append(path);
		result.append(')');
		return result.toString();
	}

} //ApplicationImpl
