Feature: How the requirements of missions are counted
  What counts as one requirement matters where a card takes one away or asks for different personnel.

  @ruling=cr14-missions-attempt-01
  Rule: Each unit that a mission lists is a requirement

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | skills        |
        | Threefold Eye | personnel | Cardassian   | SECURITY x3   |
        | Twofold Voice | personnel | Cardassian   | Leadership x2 |

    Scenario Outline: <how many> met by one personnel each, as it is read <by>
      Given the spaceline:
        | mission          |
        | Find Hidden Base |
      And Alice has:
        | card                 | where                 |
        | Threefold Eye        | on "Find Hidden Base" |
        | Twofold Voice        | on "Find Hidden Base" |
        | Cardassian Disruptor | on "Find Hidden Base" |
        | Bat'leth             | on "Find Hidden Base" |
      And Bob has:
        | card                  | where                 |
        | Cytoplasmic Life-form | on "Find Hidden Base" |
      When Alice attempts "Find Hidden Base"
      Then "Find Hidden Base" is <so>

      @question=counting-requirements
      Examples: Counted as in the examples
        | how many                    | by           | so                  |
        | five requirements cannot be | the examples | still not completed |

      @reading=counting-requirements/ignoring-multipliers
      Examples: Counted without the multipliers
        | how many             | by       | so            |
        | two requirements are | the rule | now completed |

    Scenario Outline: For the Cause takes the place of <what>
      Given these made-up cards:
        | card       | type      | affiliations | skills   | icons  | cunning   | strength |
        | Mixed Band | personnel | Bajoran      | <skills> | maquis | <cunning> | 38       |
      And the spaceline:
        | mission   |
        | <mission> |
      And Alice has:
        | card          | where          |
        | For the Cause | on "<mission>" |
        | Mixed Band    | on "<mission>" |
      When Alice attempts "<mission>"
      Then "<mission>" is now completed
      And Alice now has 30 points
      And nothing else has changed

      @part=skill
      Examples: A skill with all its levels
        | what       | mission           | skills                               | cunning |
        | Navigation | Search and Rescue | OFFICER, Honor, Leadership, SECURITY | 36      |

      @part=attribute
      Examples: An attribute total
        | what            | mission           | skills                                              | cunning |
        | CUNNING over 35 | Search and Rescue | Navigation x2, OFFICER, Honor, Leadership, SECURITY | 31      |

      @part=named
      Examples: A personnel that is named
        | what            | mission           | skills               | cunning |
        | Professor Sisko | Search for Rebels | Leadership, SECURITY | 31      |

      @part=characteristic
      Examples: A characteristic
        | what             | mission          | skills                     | cunning |
        | two hand weapons | Find Hidden Base | SECURITY x4, Leadership x3 | 31      |

      @part=lack
      Examples: The lack of a characteristic
        | what               | mission                     | skills                             | cunning |
        | the lack of Maquis | Investigate Maquis Activity | Diplomacy, Leadership x3, SECURITY | 31      |

    Example: it takes the place of one requirement and not of two
      Given these made-up cards:
        | card       | type      | affiliations | skills                      | icons  | cunning |
        | Mixed Band | personnel | Bajoran      | Honor, Leadership, SECURITY | maquis | 36      |
      And the spaceline:
        | mission           |
        | Search and Rescue |
      And Alice has:
        | card          | where                  |
        | For the Cause | on "Search and Rescue" |
        | Mixed Band    | on "Search and Rescue" |
      When Alice attempts "Search and Rescue"
      Then "Search and Rescue" is still not completed
      And nothing else has changed

  @ruling=cr14-missions-attempt-04
  Rule: Under a Cytoplasmic Life-form five personnel have to find the hidden base

    Background:
      Given the spaceline:
        | mission          |
        | Find Hidden Base |
      And Bob has:
        | card                  | where                 |
        | Cytoplasmic Life-form | on "Find Hidden Base" |

    Example: four do not, although they have all skills
      Given these made-up cards:
        | card         | type      | affiliations | skills               |
        | First Guard  | personnel | Cardassian   | SECURITY             |
        | Second Guard | personnel | Cardassian   | SECURITY             |
        | Third Guard  | personnel | Cardassian   | SECURITY, Leadership |
        | First Voice  | personnel | Cardassian   | Leadership           |
      And Alice has:
        | card                 | where                 |
        | First Guard          | on "Find Hidden Base" |
        | Second Guard         | on "Find Hidden Base" |
        | Third Guard          | on "Find Hidden Base" |
        | First Voice          | on "Find Hidden Base" |
        | Cardassian Disruptor | on "Find Hidden Base" |
        | Bat'leth             | on "Find Hidden Base" |
      When Alice attempts "Find Hidden Base"
      Then Alice still has 0 points
      And nothing else has changed

    Example: five personnel with the skills find it
      Given these made-up cards:
        | card         | type      | affiliations | skills        |
        | First Guard  | personnel | Cardassian   | SECURITY x3   |
        | Second Guard | personnel | Cardassian   | SECURITY      |
        | Third Guard  | personnel | Cardassian   | SECURITY      |
        | First Voice  | personnel | Cardassian   | Leadership x2 |
        | Second Voice | personnel | Cardassian   | Leadership    |
      And Alice has:
        | card                 | where                 |
        | First Guard          | on "Find Hidden Base" |
        | Second Guard         | on "Find Hidden Base" |
        | Third Guard          | on "Find Hidden Base" |
        | First Voice          | on "Find Hidden Base" |
        | Second Voice         | on "Find Hidden Base" |
        | Cardassian Disruptor | on "Find Hidden Base" |
        | Bat'leth             | on "Find Hidden Base" |
      When Alice attempts "Find Hidden Base"
      Then "Find Hidden Base" is now completed
      And Alice now has 40 points
      And nothing else has changed

  @ruling=cr14-missions-attempt-02
  Rule: Hand weapons are requirements of Find Hidden Base

    @part=hand-weapons
    Example: For the Cause takes the place of the hand weapons
      Given these made-up cards:
        | card         | type      | affiliations | skills                     | icons  | cunning |
        | Band of Five | personnel | Bajoran      | SECURITY x4, Leadership x3 | maquis | 31      |
      And the spaceline:
        | mission          |
        | Find Hidden Base |
      And Alice has:
        | card          | where                 |
        | For the Cause | on "Find Hidden Base" |
        | Band of Five  | on "Find Hidden Base" |
      When Alice attempts "Find Hidden Base"
      Then "Find Hidden Base" is now completed
      And Alice now has 30 points
      And nothing else has changed

    @frame=differs
    Scenario Outline: with For the Cause in the place of <what> those who have <skills> find it with two hand weapons
      Given these made-up cards:
        | card       | type      | affiliations | skills   | icons  | cunning |
        | Armed Band | personnel | Bajoran      | <skills> | maquis | 31      |
      And the spaceline:
        | mission          |
        | Find Hidden Base |
      And Alice has:
        | card           | where                 |
        | For the Cause  | on "Find Hidden Base" |
        | Armed Band     | on "Find Hidden Base" |
        | Bajoran Phaser | on "Find Hidden Base" |
        | Bat'leth       | on "Find Hidden Base" |
      When Alice attempts "Find Hidden Base"
      Then "Find Hidden Base" is <so>

      @part=security
      Examples: Not without as much SECURITY as is required in its place
        | what       | skills                  | so                  |
        | SECURITY   | Leadership x3, SECURITY | now completed       |
        | Leadership | Leadership, SECURITY x3 | still not completed |

      @part=leadership
      Examples: Not without as much Leadership as is required in its place
        | what       | skills                  | so                  |
        | Leadership | Leadership, SECURITY x4 | now completed       |
        | SECURITY   | Leadership x2, SECURITY | still not completed |

  @ruling=cr14-missions-attempt-03
  Rule: SECURITY may be a skill or a classification

    @part=skill @part=classification
    Example: two by skill and one by classification find the base
      Given these made-up cards:
        | card          | type      | kind   | attempted by | points | requires                   | affiliations | classification | skills                     |
        | Hidden Base   | mission   | planet | Cardassian   | 40     | SECURITY x3, Leadership x2 |              |                |                            |
        | Born Guard    | personnel |        |              |        |                            | Cardassian   | SECURITY       |                            |
        | Skilled Voice | personnel |        |              |        |                            | Cardassian   | OFFICER        | SECURITY x2, Leadership x2 |
      And the spaceline:
        | mission     |
        | Hidden Base |
      And Alice has:
        | card          | where            |
        | Born Guard    | on "Hidden Base" |
        | Skilled Voice | on "Hidden Base" |
      When Alice attempts "Hidden Base"
      Then "Hidden Base" is now completed
      And Alice now has 40 points
      And nothing else has changed

  @ruling=cr14-missions-attempt-05
  Rule: Navigation is among the requirements of Verify Evidence

    Example: For the Cause takes the place of all its levels
      Given these made-up cards:
        | card           | type      | affiliations | skills                          | icons  | cunning |
        | Hired Smuggler | personnel | Bajoran      | Smuggling, Leadership, SECURITY | maquis | 31      |
      And the spaceline:
        | mission         |
        | Verify Evidence |
      And Alice has:
        | card                 | where                         |
        | For the Cause        | on "Verify Evidence"          |
        | Bajoran Scout Vessel | at "Verify Evidence"          |
        | Hired Smuggler       | aboard "Bajoran Scout Vessel" |
      When Alice attempts "Verify Evidence"
      Then "Verify Evidence" is now completed
      And Alice now has 35 points
      And nothing else has changed

  @ruling=cr14-missions-attempt-06
  Rule: Of requirements joined by OR not all have to be met

    Example: a smuggler needs neither leaders nor hand weapon nor tricorder
      Given these made-up cards:
        | card          | type      | affiliations | skills                   | cunning |
        | Free Smuggler | personnel | Bajoran      | Navigation x2, Smuggling | 25      |
      And the spaceline:
        | mission         |
        | Verify Evidence |
      And Alice has:
        | card                 | where                         |
        | Bajoran Scout Vessel | at "Verify Evidence"          |
        | Free Smuggler        | aboard "Bajoran Scout Vessel" |
      When Alice attempts "Verify Evidence"
      Then "Verify Evidence" is now completed
      And Alice now has 35 points
      And nothing else has changed

  @ruling=cr14-missions-attempt-07
  Rule: Smuggling is one requirement of Verify Evidence

    Example: For the Cause takes the place of Smuggling
      Given these made-up cards:
        | card        | type      | affiliations | skills                              | icons  | cunning |
        | Honest Helm | personnel | Bajoran      | Navigation x2, Leadership, SECURITY | maquis | 31      |
      And the spaceline:
        | mission         |
        | Verify Evidence |
      And Alice has:
        | card                 | where                         |
        | For the Cause        | on "Verify Evidence"          |
        | Bajoran Scout Vessel | at "Verify Evidence"          |
        | Honest Helm          | aboard "Bajoran Scout Vessel" |
      When Alice attempts "Verify Evidence"
      Then "Verify Evidence" is now completed
      And Alice now has 35 points
      And nothing else has changed

    @part=smuggling
    Example: under a Cytoplasmic Life-form somebody else has to do the smuggling
      Given these made-up cards:
        | card       | type      | affiliations | skills                | cunning |
        | First Helm | personnel | Bajoran      | Navigation            | 13      |
        | Sly Helm   | personnel | Bajoran      | Navigation, Smuggling | 13      |
      And the spaceline:
        | mission         |
        | Verify Evidence |
      And Alice has:
        | card                 | where                         |
        | Bajoran Scout Vessel | at "Verify Evidence"          |
        | First Helm           | aboard "Bajoran Scout Vessel" |
        | Sly Helm             | aboard "Bajoran Scout Vessel" |
      And Bob has:
        | card                  | where                |
        | Cytoplasmic Life-form | on "Verify Evidence" |
      When Alice attempts "Verify Evidence"
      Then "Verify Evidence" is still not completed
      And nothing else has changed

    @part=smuggling @part=tricorder
    Example: with a smuggler besides two at the helm, one tricorder is enough
      Given these made-up cards:
        | card          | type      | affiliations | skills        | cunning |
        | First Helm    | personnel | Bajoran      | Navigation x2 | 5       |
        | Second Helm   | personnel | Bajoran      | Navigation    | 5       |
        | Free Smuggler | personnel | Bajoran      | Smuggling     | 5       |
      And the spaceline:
        | mission         |
        | Verify Evidence |
      And Alice has:
        | card                 | where                         |
        | Bajoran Scout Vessel | at "Verify Evidence"          |
        | First Helm           | aboard "Bajoran Scout Vessel" |
        | Second Helm          | aboard "Bajoran Scout Vessel" |
        | Free Smuggler        | aboard "Bajoran Scout Vessel" |
        | Tricorder            | aboard "Bajoran Scout Vessel" |
      And Bob has:
        | card                  | where                |
        | Cytoplasmic Life-form | on "Verify Evidence" |
      When Alice attempts "Verify Evidence"
      Then "Verify Evidence" is now completed
      And Alice now has 35 points
      And nothing else has changed

  @ruling=cr14-missions-attempt-08
  Rule: Professor Sisko is a requirement of Search for Rebels

    Example: For the Cause takes the place of the professor, and no leader of the Alliance is needed
      Given these made-up cards:
        | card         | type      | affiliations | skills               | icons  | cunning |
        | Rebel Friend | personnel | Bajoran      | SECURITY, Leadership | maquis | 31      |
      And the spaceline:
        | mission           |
        | Search for Rebels |
      And Alice has:
        | card          | where                  |
        | For the Cause | on "Search for Rebels" |
        | Rebel Friend  | on "Search for Rebels" |
      When Alice attempts "Search for Rebels"
      Then "Search for Rebels" is now completed
      And Alice now has 30 points
      And nothing else has changed

  @ruling=cr14-missions-attempt-09
  Rule: Who is to be a leader of the Alliance has to be both

    Background:
      Given the spaceline:
        | mission           |
        | Search for Rebels |

    Example: leaders, and others of the Alliance, do not do
      Given these made-up cards:
        | card          | type      | affiliations | skills               | icons                       | cunning |
        | Lone Leader   | personnel | Cardassian   | SECURITY, Leadership |                             | 16      |
        | Other Leader  | personnel | Cardassian   | SECURITY, Leadership |                             | 16      |
        | Alliance Hand | personnel | Cardassian   |                      | klingon-cardassian alliance | 8       |
        | Other Hand    | personnel | Cardassian   |                      | klingon-cardassian alliance | 8       |
      And Alice has:
        | card          | where                  |
        | Lone Leader   | on "Search for Rebels" |
        | Other Leader  | on "Search for Rebels" |
        | Alliance Hand | on "Search for Rebels" |
        | Other Hand    | on "Search for Rebels" |
      When Alice attempts "Search for Rebels"
      Then Alice still has 0 points
      And nothing else has changed

    Example: two leaders of the Alliance do
      Given these made-up cards:
        | card            | type      | affiliations | skills               | icons                       | cunning |
        | Alliance Leader | personnel | Cardassian   | SECURITY, Leadership | klingon-cardassian alliance | 16      |
        | Second Leader   | personnel | Cardassian   | SECURITY, Leadership | klingon-cardassian alliance | 16      |
      And Alice has:
        | card            | where                  |
        | Alliance Leader | on "Search for Rebels" |
        | Second Leader   | on "Search for Rebels" |
      When Alice attempts "Search for Rebels"
      Then "Search for Rebels" is now completed
      And Alice now has 30 points
      And nothing else has changed

  Rule: What a replacement asks for joins what is required already

    Background:
      Given these made-up cards:
        | card         | type      | affiliations | skills                  | icons  | cunning | weapons |
        | Band of Two  | personnel | Bajoran      | SECURITY x2, Leadership | maquis | 31      |         |
        | Slow Band    | personnel | Bajoran      | SECURITY x2, Leadership | maquis | 30      |         |
        | Lone Band    | personnel | Bajoran      | SECURITY, Leadership    | maquis | 31      |         |
        | Silent Band  | personnel | Bajoran      | SECURITY x2             | maquis | 31      |         |
        | Armed Raider | ship      | Bajoran      |                         |        |         | 15      |

    @frame=differs
    Scenario Outline: <what>, and she <has>
      Given the spaceline:
        | mission          |
        | Intercept Maquis |
      And Alice has:
        | card          | where                 |
        | For the Cause | on "Intercept Maquis" |
        | Armed Raider  | at "Intercept Maquis" |
        | <who>         | aboard "Armed Raider" |
      When Alice attempts "Intercept Maquis"
      Then Alice <has>

      @ruling=cr14-missions-attempt-10
      Examples: Of attribute totals the larger is required
        | what                                           | who         | has               |
        | CUNNING 31 is enough where 54 would be the sum | Band of Two | now has 30 points |

      @ruling=cr14-missions-attempt-11
      Examples: Other requirements add up
        | what                                 | who       | has                |
        | one SECURITY does not count for both | Lone Band | still has 0 points |

      @ruling=cr14-missions-attempt-12 @part=leadership @part=security @part=cunning
      Examples: Leadership, SECURITY x2 and CUNNING over 30 take the place of OFFICER
        | what                                                     | who         | has               |
        | Leadership, SECURITY x2 and CUNNING 31 solve the mission | Band of Two | now has 30 points |

      @ruling=cr14-missions-attempt-12 @part=cunning
      Examples: Not with less CUNNING
        | what                      | who       | has                |
        | CUNNING 30 is not over 30 | Slow Band | still has 0 points |

      @ruling=cr14-missions-attempt-12 @part=security
      Examples: Not with less SECURITY
        | what                        | who       | has                |
        | SECURITY is not SECURITY x2 | Lone Band | still has 0 points |

      @ruling=cr14-missions-attempt-12 @part=leadership
      Examples: Not without Leadership
        | what                           | who         | has                |
        | without Leadership it does not | Silent Band | still has 0 points |
