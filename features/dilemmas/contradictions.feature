Feature: One board, several laws of dilemmas
  The same team and the same dilemma, and what each document makes of them.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  Rule: A dilemma that kills a personnel with a skill meets a team in which nobody has it

    @frame=differs
    Scenario Outline: nobody there has Empathy, and Empathic Echo <stops> the team
      Given Alice has:
        | card   | where           |
        | Bochra | on "Excavation" |
        | Galen  | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Empathic Echo | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Empathic Echo" <has> been discarded
      And "Bochra" and "Galen" are <stopped>

      @ruling=faq96-321-dilemmas-56 @part=stopped
      Examples: In 1996 what it requires is asked for all the same
        | stops | has     | stopped     |
        | stops | has not | now stopped |

      @ruling=1eD-dilemma-resolution-77
      Examples: In the Glossary it is discarded without effect
        | stops         | has | stopped           |
        | does not stop | has | still not stopped |

  Rule: What Howard Heirloom Candle doubles

    @frame=open
    Scenario Outline: the candle burns, and of two who feel the echo <how many> dies
      Given Alice has:
        | card         | where           |
        | Deanna Troi  | on "Excavation" |
        | Lwaxana Troi | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Empathic Echo          | under "Excavation" |
        | Howard Heirloom Candle | in hand            |
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Empathic Echo"
      And Bob responds with "Howard Heirloom Candle"
      And <then>
      Then "Lwaxana Troi" <has> been killed

      @ruling=faq96-39-howard-heirloom-candle-01 @part=empathic-echo
      Examples: In 1996 it doubles what is required
        | how many | then                         | has     |
        | one      | chance chooses "Deanna Troi" | has not |

      @ruling=1eD-dilemma-resolution-30
      Examples: In the Glossary it doubles what the dilemma does
        | how many | then                                                              | has |
        | each     | play goes on until the end of the encounter with "Empathic Echo" | has |

  Rule: What would cure a dilemma is there when it is met

    Background:
      Given Alice has:
        | card    | where           |
        | Bochra  | on "Excavation" |
        | Palteth | on "Excavation" |
        | Tarus   | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Phased Matter | under "Excavation" |

    @frame=differs
    Scenario Outline: an engineer and a scientist meet Phased Matter, and Palteth is <phased>
      When Alice attempts "Excavation"
      And <then>
      Then "Palteth" is <phased>
      And "Phased Matter" <discarded> been discarded

      @ruling=faq96-322-phased-matter-01 @part=both
      Examples: In 1996 it does nothing to them
        | then                                                            | phased           | discarded |
        | play goes on until the end of the encounter with "Phased Matter" | still not phased | has       |

      @ruling=1eD-dilemma-resolution-122
      Examples: In the Glossary it takes effect, and not the one who is left over cures it
        | then                                 | phased     | discarded |
        | Alice chooses "Bochra" and "Palteth" | now phased | has not   |

  Rule: Going back to the outpost rids a ship of REM Fatigue Hallucinations

    Scenario Outline: the runabout docks, and Alice has <points> points
      Given the spaceline:
        | mission                     |
        | Explore Black Cluster |
      And Alice has:
        | card               | where                            |
        | Runabout           | at "Explore Black Cluster" |
        | Worf               | aboard "Runabout"                |
        | Federation Outpost | at "Explore Black Cluster" |
      And Bob has:
        | card                       | where         |
        | REM Fatigue Hallucinations | on "Runabout" |
      When Alice docks "Runabout" at "Federation Outpost"
      Then Alice has <points> points

      @ruling=faq96-321-dilemmas-37
      Examples: In 1996 it is not overcome
        | points |
        | 0      |

      @ruling=1eD-dilemma-resolution-169
      Examples: In the Glossary it is cured
        | points |
        | 5      |
