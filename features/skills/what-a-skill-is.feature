Feature: What a skill is
  Everything in the skills box is a skill, at one level or at several; the classification beside it is none.

  Background:
    Given these made-up cards:
      | card          | type    | kind   | attempted by | requires |
      | Field Surgery | mission | planet | any          | MEDICAL  |

  @ruling=1eS-skills-01
  Rule: Whatever stands in the skills box of a personnel is a skill

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                        | where           | state   |
        | Deanna Troi (First Contact) | on "Excavation" | stopped |
        | Worf                        | on "Excavation" | stopped |
      And Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |

    Example: the sentence in her box is gone with her other skills
      When Bob plays "Brain Drain" on "Excavation"
      And Bob chooses "Deanna Troi (First Contact)" from "Deanna Troi (First Contact)" and "Worf"
      And Alice uses "Deanna Troi (First Contact)"
      Then that is illegal
      And the skills box of "Deanna Troi (First Contact)" is none
      And "Worf" is still stopped

    Example: with her skills she does what the sentence says
      When Alice uses "Deanna Troi (First Contact)"
      Then "Deanna Troi (First Contact)" and "Worf" are no longer stopped
      And the skills box of "Deanna Troi (First Contact)" is Diplomacy, Empathy, Navigation, special skill
      And nothing else has changed

    Example: in her orders, a counselor whom she has won from Bob has lost the sentence as well
      Given it is Alice's orders
      And Bob has:
        | card                              | where           | state               |
        | Deanna Troi (First Contact) [his] | on "Excavation" | controlled by Alice |
      When Bob plays "Brain Drain" on "Excavation"
      And Bob chooses "Deanna Troi (First Contact)" [his] from "Deanna Troi (First Contact)" [his], "Deanna Troi (First Contact)" and "Worf"
      And Alice uses "Deanna Troi (First Contact)" [his]
      Then that is illegal
      And "Worf" is still stopped

  @ruling=1eS-skills-02
  Rule: A personnel type in the skills box is a skill

    Example: Geordi La Forge loses it to an infection as his first-listed skill
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Geordi La Forge   | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tsiolkovsky Infection | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Tsiolkovsky Infection" is now on "U.S.S. Enterprise"
      And the skills box of "Geordi La Forge" is blank, Navigation, Physics, Computer Skill
      And the skills of "Geordi La Forge" are ENGINEER, Navigation, Physics, Computer Skill
      And nothing else has changed

  @ruling=1eS-skills-03
  Rule: The personnel type in the classification box is no skill

    @part=removes
    Example: a physician without any skills is a physician still
      Given the spaceline:
        | mission       |
        | Field Surgery |
      And Alice has:
        | card     | where              |
        | Calloway | on "Field Surgery" |
      And Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      When Bob plays "Brain Drain" on "Field Surgery"
      And Alice attempts "Field Surgery"
      Then "Field Surgery" is now completed
      And the skills box of "Calloway" is none
      And "Brain Drain" is still on "Calloway"
      And nothing else has changed

    @part=copies
    Example: who gains all skills of a physician is none
      Given the spaceline:
        | mission       |
        | Field Surgery |
      And Alice has:
        | card            | where              |
        | Satelk          | on "Field Surgery" |
        | Calloway        | on "Field Surgery" |
        | Vulcan Mindmeld | in hand            |
      When Alice plays "Vulcan Mindmeld" on "Satelk"
      Then the skills box of "Satelk" is Leadership, Mindmeld, Diplomacy, Youth
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

    @part=first-listed
    Example: an infection passes it by and takes the first skill in the box
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Worf              | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tsiolkovsky Infection | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then the classification of "Worf" is SECURITY
      And the skills of "Worf" are SECURITY, Navigation, Diplomacy
      And "Tsiolkovsky Infection" is now on "U.S.S. Enterprise"
      And nothing else has changed

    Example: Bob's physician without any skills is of MEDICAL still
      Given the spaceline:
        | mission       |
        | Field Surgery |
      And Bob has:
        | card     | where              |
        | Calloway | on "Field Surgery" |
      And Alice has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      When Alice plays "Brain Drain" on "Field Surgery"
      Then the skills of "Calloway" are MEDICAL
      And the skills box of "Calloway" is none

  @ruling=1eS-skills-04
  Rule: All skills are those in the skills box, those included that other cards have added

    Example: what he has gained by a mindmeld is gone as well
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | Satelk          | on "Excavation" |
        | Deanna Troi     | on "Excavation" |
        | Vulcan Mindmeld | in hand         |
      And Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      When Alice plays "Vulcan Mindmeld" on "Satelk"
      And Bob plays "Brain Drain" on "Excavation"
      And Bob chooses "Satelk" from "Satelk" and "Deanna Troi"
      Then the skills box of "Satelk" is none
      And the CUNNING of "Satelk" is 0
      And "Brain Drain" is now on "Satelk"
      And "Vulcan Mindmeld" is still in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-skills-05
  Rule: A skill of one or two words is a regular skill

    @part=one-word @part=two-words
    Example: Physics and Stellar Cartography are regular skills
      Then "Geordi La Forge" is skilled by its box in Physics
      And "Seskal" is skilled by its box in Stellar Cartography

  @ruling=1eS-skills-06
  Rule: A special skill is as a rule a sentence that ends with a period

    Example: the first skill in John Watson's box is a special one
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where           |
        | John Watson | on "Excavation" |
      Then the skills box of "John Watson" is special skill, ENGINEER, Physics

  @ruling=1eS-skills-08
  Rule: A skill with a number below zero is a special skill

    Background:
      Given these made-up cards:
        | card         | type    | kind   | attempted by | points | requires   |
        | Lost Caravan | mission | planet | any          | 30     | Leadership |
      And the spaceline:
        | mission      |
        | Lost Caravan |
      And Alice has:
        | card      | where             |
        | Mortal Q  | on "Lost Caravan" |
        | Tasha Yar | on "Lost Caravan" |

    Example: of what Mortal Q knows Physics and Geology are regular skills
      Then "Mortal Q" is skilled by its box in Physics
      And "Mortal Q" is skilled by its box in Geology
      And "Mortal Q" is not skilled by its box in Leadership

    @question=negative-skill-in-a-total
    Example: who has it does not take away what others have
      When Alice attempts "Lost Caravan"
      Then "Lost Caravan" is now completed
      And Alice now has 30 points
      And nothing else has changed

    @reading=negative-skill-in-a-total/yes
    Example: read the other way, he takes away the only Leadership that there is
      When Alice attempts "Lost Caravan"
      Then "Lost Caravan" is still not completed

  @ruling=1eS-skills-33
  Rule: Valeris's Diplomacy -3 is no regular skill with a multiplier

    Example: her regular skills are the three others
      Then "Valeris" is skilled by its box in Navigation
      And "Valeris" is skilled by its box in Mindmeld
      And "Valeris" is skilled by its box in Treachery
      And "Valeris" is not skilled by its box in Diplomacy

  @ruling=1eS-skills-26
  Rule: A skill with a multiplier is one skill at a high level

    Background:
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Bob has:
        | card                  | where                         |
        | Tsiolkovsky Infection | under "Explore Black Cluster" |

    Scenario Outline: where one skill is lost, nothing is left of <skill>
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | <card>            | aboard "U.S.S. Enterprise" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Tsiolkovsky Infection" is now on "U.S.S. Enterprise"
      And the skills box of "<card>" is <box>
      And nothing else has changed

      @part=two
      Examples: A multiplier of two
        | skill    | card | box                          |
        | Honor x2 | Worf | blank, Navigation, Diplomacy |

      @part=three
      Examples: A multiplier of three
        | skill        | card  | box             |
        | Diplomacy x3 | Sarek | blank, Mindmeld |

  @ruling=1eS-skills-27
  Rule: Whoever loses Diplomacy x2 as the first-listed skill has no Diplomacy left

    Example: Jean-Luc Picard negotiates no more
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Jean-Luc Picard   | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tsiolkovsky Infection | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Tsiolkovsky Infection" is now on "U.S.S. Enterprise"
      And the skills box of "Jean-Luc Picard" is blank, Leadership, Honor, Archaeology, Navigation, Music
      And nothing else has changed

  @ruling=1eS-skills-28
  Rule: Diplomacy that is added to Diplomacy by mindmelding gives Diplomacy x2

    Example: Satelk, who knows Diplomacy, melds with Deanna Troi
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | Satelk          | on "Excavation" |
        | Deanna Troi     | on "Excavation" |
        | Vulcan Mindmeld | in hand         |
      When Alice plays "Vulcan Mindmeld" on "Satelk"
      Then the skills box of "Satelk" is Leadership, Mindmeld, Diplomacy x2, Empathy
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed
