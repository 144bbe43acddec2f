Feature: The first-listed skill
  Dilemmas take or compare the skill that stands first in the skills box.

  Background:
    Given these made-up cards:
      | card         | type    | kind  | attempted by | requires |
      | Quiet Nebula | mission | space | any          | Honor x9 |

  @ruling=1eS-skills-09
  Rule: The classification of an assimilated personnel becomes its first-listed skill

    Example: Gibson, who was an officer, has OFFICER before Navigation
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | Gibson | on "Excavation" |
      And Bob has:
        | card                | where   |
        | Sudden Assimilation | in hand |
      When Bob plays "Sudden Assimilation" on "Gibson"
      Then "Gibson" is now assimilated
      And the skills box of "Gibson" is OFFICER, Navigation x2
      And the skills of "Gibson" are OFFICER, Navigation x2
      And the classification of "Gibson" is undefined
      And "Sudden Assimilation" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-skills-10
  Rule: A classification that is one of the skills already raises the level of that skill

    Scenario Outline: <card> has <skill> in the box, and then a level more
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | <card> | on "Excavation" |
      And Bob has:
        | card                | where   |
        | Sudden Assimilation | in hand |
      When Bob plays "Sudden Assimilation" on "<card>"
      Then "<card>" is now assimilated
      And the skills box of "<card>" is <box>
      And "Sudden Assimilation" is now in Bob's discard pile
      And nothing else has changed

      Examples: It stands first, or further behind
        | card            | skill    | box                                                          |
        | Geordi La Forge | ENGINEER | ENGINEER x2, Navigation, Physics, Computer Skill             |
        | Luther Sloan    | SECURITY | Section 31 x2, SECURITY x2, Treachery, Honor, Computer Skill |

  @ruling=1eS-skills-11
  Rule: The first skill that is printed is the first-listed one, be it regular or special

    Example: John Watson loses the sentence that stands before his other skills
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card            | where                    |
        | Yridian Shuttle | at "Quiet Nebula"        |
        | John Watson     | aboard "Yridian Shuttle" |
      And Bob has:
        | card                  | where                |
        | Tsiolkovsky Infection | under "Quiet Nebula" |
      When Alice attempts "Quiet Nebula" from "Yridian Shuttle"
      Then "Tsiolkovsky Infection" is now on "Yridian Shuttle"
      And the skills box of "John Watson" is blank, ENGINEER, Physics
      And nothing else has changed

  @ruling=1eS-skills-12
  Rule: What another card has made of the first skill is the first-listed one

    Example: the Honor that Spock has in place of Diplomacy is what the infection takes
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card                    | where             |
        | Runabout                | at "Quiet Nebula" |
        | Spock                   | aboard "Runabout" |
        | Khan                    | aboard "Runabout" |
        | Reflection Therapy      | in hand           |
        | Alternate Universe Door | on the table      |
      And Bob has:
        | card                  | where                |
        | Tsiolkovsky Infection | under "Quiet Nebula" |
      When Alice plays "Reflection Therapy" on "Spock" naming "Honor"
      And Alice chooses Diplomacy
      Then the skills box of "Spock" is Honor, Computer Skill, Leadership, SCIENCE, Mindmeld
      When Alice attempts "Quiet Nebula" from "Runabout"
      Then "Tsiolkovsky Infection" is now on "Runabout"
      And the skills box of "Spock" is blank, Computer Skill, Leadership, SCIENCE, Mindmeld
      And "Reflection Therapy" is still on "Spock"
      And nothing else has changed

  @ruling=1eS-skills-13
  Rule: The first-listed skill of an assimilated personnel is its former classification

    Example: Gibson is an officer no longer, and navigates as before
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card                 | where                         | state       |
        | Borg Sphere [first]  | at "Quiet Nebula"             |             |
        | Gibson               | aboard "Borg Sphere" [first]  | assimilated |
        | Borg Sphere [second] | at "Quiet Nebula"             |             |
      And Bob has:
        | card                  | where                     |
        | Tsiolkovsky Infection | on "Borg Sphere" [second] |
      When Alice beams "Gibson" aboard "Borg Sphere" [second]
      Then "Gibson" is now aboard "Borg Sphere" [second]
      And the skills box of "Gibson" is blank, Navigation x2
      And nothing else has changed

  @ruling=1eS-skills-14
  Rule: Where the first-listed skill is lost, a blank remains in its place

    Example: Worf's second skill does not move up
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card     | where             |
        | Runabout | at "Quiet Nebula" |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card                  | where                |
        | Tsiolkovsky Infection | under "Quiet Nebula" |
      When Alice attempts "Quiet Nebula" from "Runabout"
      Then "Tsiolkovsky Infection" is now on "Runabout"
      And the skills box of "Worf" is blank, Navigation, Diplomacy
      And nothing else has changed

  @ruling=1eS-skills-15
  Rule: The first-listed skill of Seskal is SCIENCE

    Example: an infection takes it
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card               | where                       |
        | Cardassian Shuttle | at "Quiet Nebula"           |
        | Seskal             | aboard "Cardassian Shuttle" |
      And Bob has:
        | card                  | where                |
        | Tsiolkovsky Infection | under "Quiet Nebula" |
      When Alice attempts "Quiet Nebula" from "Cardassian Shuttle"
      Then "Tsiolkovsky Infection" is now on "Cardassian Shuttle"
      And the skills of "Seskal" are OFFICER, Stellar Cartography, Anthropology
      And nothing else has changed

  @ruling=1eS-skills-16
  Rule: The first-listed skill of an assimilated Seskal is OFFICER

    Example: an infection takes what was his classification
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card                 | where                         | state       |
        | Borg Sphere [first]  | at "Quiet Nebula"             |             |
        | Seskal               | aboard "Borg Sphere" [first]  | assimilated |
        | Borg Sphere [second] | at "Quiet Nebula"             |             |
      And Bob has:
        | card                  | where                     |
        | Tsiolkovsky Infection | on "Borg Sphere" [second] |
      When Alice beams "Seskal" aboard "Borg Sphere" [second]
      Then "Seskal" is now aboard "Borg Sphere" [second]
      And the skills box of "Seskal" is blank, SCIENCE, Stellar Cartography, Anthropology
      And nothing else has changed

  @ruling=1eS-skills-17
  Rule: When Seskal has lost SCIENCE, he has no first-listed skill

    Example: what takes such a skill next leaves him Stellar Cartography
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card               | where                       |
        | Cardassian Shuttle | at "Quiet Nebula"           |
        | Seskal             | aboard "Cardassian Shuttle" |
      And Bob has:
        | card                  | where                   |
        | Tsiolkovsky Infection | on "Cardassian Shuttle" |
        | Invasive Procedures   | under "Quiet Nebula"    |
      When Alice attempts "Quiet Nebula" from "Cardassian Shuttle"
      Then "Invasive Procedures" is now on "Cardassian Shuttle"
      And the skills box of "Seskal" is blank, Stellar Cartography, Anthropology
      And the INTEGRITY of "Seskal" is 3
      And the CUNNING of "Seskal" is 5
      And the STRENGTH of "Seskal" is 5
      And "Cardassian Shuttle" and "Seskal" are now stopped
      And "Seskal" is now quarantined
      And nothing else has changed

  @ruling=1eS-skills-18
  Rule: Whoever has lost the first-listed skill to a dilemma loses none to the next card

    Example: of two dilemmas that take it the second one takes no more from Worf
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card     | where             |
        | Runabout | at "Quiet Nebula" |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card                  | where                |
        | Tsiolkovsky Infection | on "Runabout"        |
        | Invasive Procedures   | under "Quiet Nebula" |
      When Alice attempts "Quiet Nebula" from "Runabout"
      Then "Invasive Procedures" is now on "Runabout"
      And the skills box of "Worf" is blank, Navigation, Diplomacy
      And the INTEGRITY of "Worf" is 6
      And the CUNNING of "Worf" is 4
      And the STRENGTH of "Worf" is 8
      And "Runabout" and "Worf" are now stopped
      And "Worf" is now quarantined
      And nothing else has changed

  @ruling=1eS-skills-19
  Rule: Nobody has the same first-listed skill as one who has lost it

    Example: of two engineers who have forgotten their trade only one dies
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card            | where             |
        | Runabout        | at "Quiet Nebula" |
        | Data            | aboard "Runabout" |
        | Geordi La Forge | aboard "Runabout" |
      And Bob has:
        | card                      | where                |
        | Tsiolkovsky Infection     | on "Runabout"        |
        | The Clown: Playing Doctor | under "Quiet Nebula" |
      When Alice attempts "Quiet Nebula" from "Runabout"
      And chance chooses "Data" from "Data" and "Geordi La Forge"
      Then "Data" has been killed
      And "Geordi La Forge" has not been killed
