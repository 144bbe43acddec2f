Feature: Skills under several laws
  The same minds, and what each document has them share.

  Rule: What Vulcan Mindmeld adds

    Scenario Outline: Sarek melds with Dathon, who understands the Tamarians
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | Vulcan Mindmeld | in hand         |
        | Sarek           | on "Excavation" |
        | Dathon          | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      Then the skills box of "Sarek" is <box>
      And the skills box of "Dathon" is Diplomacy x2, Leadership, Honor, special skill
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

      @ruling=faq96-39-vulcan-mindmeld-07 @part=dathon
      Examples: In 1996 mental special skills, too
        | box                                                        |
        | Diplomacy x5, Mindmeld, Leadership, Honor, special skill |

      @ruling=1eS-skills-modifying-03
      Examples: In the Glossary regular skills only
        | box                                         |
        | Diplomacy x5, Mindmeld, Leadership, Honor |

  Rule: What "2 Computer Skill" requires

    Scenario Outline: Data, with Computer Skill x2, <gets> past an Ancient Computer
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Data     | aboard "Runabout"          |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Ancient Computer" <has> been overcome

      @ruling=faq96-25-less-and-greater-marks-03 @question=number-before-a-skill-in-1996
      Examples: In 1996 two personnel
        | gets         | has     |
        | does not get | has not |

      @ruling=faq96-25-less-and-greater-marks-03 @reading=number-before-a-skill-in-1996/levels
      Examples: In 1996 two levels, read the other way
        | gets | has |
        | gets | has |

      @ruling=1eD-dilemma-resolution-27
      Examples: In the Glossary two levels
        | gets | has |
        | gets | has |
