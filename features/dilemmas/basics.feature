Feature: Basic rules of dilemmas
  What becomes of them in 1996, and of those who meet them.

  @ruling=custom-dilemmas-11
  Rule: On the table a dilemma lies before the player who met it

    @frame=many
    Example: Bob's creatures weaken Alice's personnel, and not his
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Data | on "Excavation" |
      And Bob has:
        | card                         | where              |
        | Interphasic Plasma Creatures | under "Excavation" |
        | Tomalak                      | on "Excavation"    |
      When Alice attempts "Excavation"
      Then "Interphasic Plasma Creatures" is now on Alice's side of the table
      And the STRENGTH of "Data" is 10
      And the STRENGTH of "Tomalak" is 9

  @ruling=custom-dilemmas-04
  Rule: What can be cured happens before it is cured

    Scenario Outline: each of three doctors <has>, and they meet the infection, which is <where>
      Given these made-up cards:
        | card         | type      | classification | affiliations | skills   |
        | First Doctor | personnel | OFFICER        | Federation   | <skills> |
        | Other Doctor | personnel | OFFICER        | Federation   | <skills> |
        | Third Doctor | personnel | OFFICER        | Federation   | <skills> |
      And the spaceline:
        | mission                     |
        | Explore Interstellar Matter |
      And Alice has:
        | card         | where                            |
        | Runabout     | at "Explore Interstellar Matter" |
        | First Doctor | aboard "Runabout"                |
        | Other Doctor | aboard "Runabout"                |
        | Third Doctor | aboard "Runabout"                |
      And Bob has:
        | card                  | where                               |
        | Tsiolkovsky Infection | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      Then "Tsiolkovsky Infection" is <where>
      And nothing else has changed

      Examples: The first skill is lost, and MEDICAL with it or not
        | has                  | skills           | where                     |
        | loses MEDICAL to it  | MEDICAL          | now on "Runabout"         |
        | loses something else | Physics, MEDICAL | now in Bob's discard pile |

  @ruling=custom-dilemmas-40
  Rule: In Second Edition a dilemma is used once in an attempt

    Scenario Outline: he has two copies of the Raiders and one of the Debt, uses <two>, and that is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations |
        | Quiet Planet | mission   | planet | any          |              |
        | Old Surveyor | personnel |        |              | Bajoran      |
      And Alice has:
        | card               | where                |
        | Quiet Planet       | in Alice's spaceline |
        | Old Surveyor [one] | on "Quiet Planet"    |
        | Old Surveyor [two] | on "Quiet Planet"    |
        | Old Surveyor [3]   | on "Quiet Planet"    |
        | Old Surveyor [4]   | on "Quiet Planet"    |
      And Bob has:
        | card                | where                 |
        | Kolaran Raiders     | in Bob's dilemma pile |
        | Kolaran Raiders [2] | in Bob's dilemma pile |
        | An Old Debt         | in Bob's dilemma pile |
      When Alice attempts "Quiet Planet"
      And Bob chooses <dilemmas>
      Then that is <verdict>

      Examples: Two copies, and two different ones
        | two                | dilemmas                                    | verdict |
        | both copies        | "Kolaran Raiders" and "Kolaran Raiders" [2] | illegal |
        | two different ones | "Kolaran Raiders" and "An Old Debt"         | legal   |

  @ruling=custom-dilemmas-43
  Rule: In Second Edition the dilemmas of an attempt are paid for

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations |
        | Quiet Planet | mission   | planet | any          |              |
        | Old Surveyor | personnel |        |              | Bajoran      |
      And Alice has:
        | card               | where                |
        | Quiet Planet       | in Alice's spaceline |
        | Old Surveyor [one] | on "Quiet Planet"    |
        | Old Surveyor [two] | on "Quiet Planet"    |

    Scenario Outline: four attempt the mission, and to use dilemmas that cost <cost> is <verdict>
      Given Alice has:
        | card                 | where             |
        | Old Surveyor [three] | on "Quiet Planet" |
        | Old Surveyor [four]  | on "Quiet Planet" |
      And Bob has:
        | card                   | where                 |
        | Kolaran Raiders        | in Bob's dilemma pile |
        | An Old Debt            | in Bob's dilemma pile |
        | Failure To Communicate | in Bob's dilemma pile |
      When Alice attempts "Quiet Planet"
      And Bob chooses "An Old Debt" and "<other>"
      Then that is <verdict>

      Examples: More than their number, and as many
        | cost | other                  | verdict |
        | five | Failure To Communicate | illegal |
        | four | Kolaran Raiders        | legal   |

    Scenario Outline: of four who are there one is <state>, and to use dilemmas that cost four is <verdict>
      Given Alice has:
        | card                 | where             | state   |
        | Old Surveyor [three] | on "Quiet Planet" |         |
        | Old Surveyor [four]  | on "Quiet Planet" | <state> |
      And Bob has:
        | card            | where                 |
        | Kolaran Raiders | in Bob's dilemma pile |
        | An Old Debt     | in Bob's dilemma pile |
      When Alice attempts "Quiet Planet"
      And Bob chooses "An Old Debt" and "Kolaran Raiders"
      Then that is <verdict>

      Examples: One takes no part, and all do
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

    Scenario Outline: three attempt it, <how many> dilemma was overcome there, and to use one that costs three is <verdict>
      Given Alice has:
        | card                 | where             |
        | Old Surveyor [three] | on "Quiet Planet" |
      And Bob has:
        | card                   | where                 | state   |
        | Kolaran Raiders        | <where>               | <state> |
        | An Old Debt            | in Bob's dilemma pile |         |
        | Failure To Communicate | in Bob's dilemma pile |         |
      When Alice attempts "Quiet Planet"
      And Bob chooses "An Old Debt"
      Then that is <verdict>

      Examples: One, and none
        | how many | where                | state             | verdict |
        | one      | under "Quiet Planet" | overcome, face up | illegal |
        | no       | in discard pile      | face up           | legal   |

  @ruling=custom-dilemmas-41
  Rule: In Second Edition dilemmas that were not used go under the pile

    @frame=many
    Example: he uses none of the two that he has drawn
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations |
        | Quiet Planet | mission   | planet | any          |              |
        | Old Surveyor | personnel |        |              | Bajoran      |
      And Alice has:
        | card               | where                |
        | Quiet Planet       | in Alice's spaceline |
        | Old Surveyor [one] | on "Quiet Planet"    |
        | Old Surveyor [two] | on "Quiet Planet"    |
      And Bob's dilemma pile holds in order:
        | card                   |
        | An Old Debt            |
        | Kolaran Raiders        |
        | Failure To Communicate |
      When Alice attempts "Quiet Planet"
      And Bob chooses none
      Then Bob's dilemma pile now holds in order:
        | card                   |
        | Failure To Communicate |
        | An Old Debt            |
        | Kolaran Raiders        |
      And "An Old Debt" and "Kolaran Raiders" are now face up

  @ruling=custom-dilemmas-42
  Rule: Nobody is beamed out of quarantine

    Scenario Outline: the doctor on the planet is <state>, and to beam her up is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where             | state   |
        | Runabout        | at "Excavation"   |         |
        | Worf            | aboard "Runabout" |         |
        | Beverly Crusher | on "Excavation"   | <state> |
      When Alice beams "Beverly Crusher" aboard "Runabout"
      Then that is <verdict>

      Examples: In quarantine, and not
        | state           | verdict |
        | quarantined     | illegal |
        | not quarantined | legal   |

    Scenario Outline: the doctor aboard is <state>, and to beam her down is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where             | state   |
        | Runabout        | at "Excavation"   |         |
        | Worf            | aboard "Runabout" |         |
        | Beverly Crusher | aboard "Runabout" | <state> |
      When Alice beams "Beverly Crusher" to "Excavation"
      Then that is <verdict>

      Examples: In quarantine, and not
        | state           | verdict |
        | quarantined     | illegal |
        | not quarantined | legal   |

  @ruling=custom-dilemmas-50
  Rule: What befalls the ship of an Away Team befalls every ship that they were beamed from

    @frame=many
    Example: Alien Parasites come aboard both ships of the team, and not aboard a third one
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card              | where                      |
        | Runabout          | at "Excavation"            |
        | Worf              | aboard "Runabout"          |
        | U.S.S. Enterprise | at "Excavation"            |
        | Galen             | aboard "U.S.S. Enterprise" |
        | U.S.S. Hood       | at "Excavation"            |
        | Tasha Yar         | aboard "U.S.S. Hood"       |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |
      When Alice beams "Worf" to "Excavation"
      And Alice beams "Galen" to "Excavation"
      And Alice attempts "Excavation"
      Then "Runabout" and "U.S.S. Enterprise" are now controlled by Bob
      And "U.S.S. Hood" is still controlled by Alice

  @ruling=custom-dilemmas-60
  Rule: Behind the first half of a combo lies the second one

    @frame=many
    Scenario Outline: a team with <skills>, and the combo <has> been overcome
      Given these made-up cards:
        | card | type      | affiliations | skills   |
        | Ann  | personnel | Federation   | <skills> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
      And Bob has:
        | card                          | where              |
        | Ancient Computer & Microvirus | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ancient Computer & Microvirus" <has> been overcome

      Examples: With what the second half asks for, and without
        | skills                               | has     |
        | Computer Skill x2, MEDICAL, SECURITY | has     |
        | Computer Skill x2                    | has not |
