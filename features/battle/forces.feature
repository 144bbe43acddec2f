Feature: The forces of a battle
  Whose cards they are, what they fight with, and who leads them.

  Background:
    Given these made-up cards:
      | card         | type | affiliations | staffing | range | weapons | shields |
      | Raider       | ship | Klingon      |          | 7     | 3       | 5       |
      | Heavy Raider | ship | Klingon      |          | 7     | 9       | 5       |
      | Bulwark      | ship | Romulan      |          | 7     | 7       | 7       |
    And the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=faq96-22-leaders-01
  Rule: Whoever has Leadership is a leader, in an Away Team and in a crew

    @part=away-team
    Example: B'Etor leads an Away Team of her own
      Given Alice has:
        | card   | where           |
        | B'Etor | on "Excavation" |
      And Bob has:
        | card  | where           |
        | N'Vek | on "Excavation" |
      When Alice attacks "N'Vek" with "B'Etor"
      Then "N'Vek" has been killed
      And "B'Etor" has not been killed

    @frame=open
    Scenario Outline: the ship fires with <leader> aboard, and "Bulwark" is <result>
      Given Alice has:
        | card         | where                 |
        | Heavy Raider | at "Relief Mission"   |
        | <leader>     | aboard "Heavy Raider" |
      And Bob has:
        | card    | where               |
        | Bulwark | at "Relief Mission" |
      When Alice attacks "Bulwark" with "Heavy Raider"
      Then "Bulwark" is <result>

      @part=crew
      Examples:
        | leader | result      |
        | B'Etor | now damaged |

  @ruling=faq96-22-leaders-02
  Rule: An OFFICER is a leader without the skill

    Example: Klag leads an Away Team of his own
      Given Alice has:
        | card | where           |
        | Klag | on "Excavation" |
      And Bob has:
        | card  | where           |
        | N'Vek | on "Excavation" |
      When Alice attacks "N'Vek" with "Klag"
      Then "N'Vek" has been killed
      And "Klag" has not been killed

  @ruling=faq96-22-leaders-03
  Rule: Each ship needs a leader of its own

    @frame=open
    Scenario Outline: <crew> is aboard the heavy ship, and "Bulwark" is <result>
      Given Alice has:
        | card         | where                 |
        | Raider       | at "Relief Mission"   |
        | Klag         | aboard "Raider"       |
        | Heavy Raider | at "Relief Mission"   |
        | <crew>       | aboard "Heavy Raider" |
      And Bob has:
        | card    | where               |
        | Bulwark | at "Relief Mission" |
      When Alice attacks "Bulwark" with "Raider" and "Heavy Raider"
      Then "Bulwark" is <result>

      Examples:
        | crew  | result            |
        | Divok | still not damaged |
        | Kurn  | now damaged       |

  @ruling=faq96-22-battle-forces-01
  Rule: Away Teams battle Away Teams, and ships battle ships

    Example: neither a ship and an Away Team
      Given Alice has:
        | card         | where                 |
        | Heavy Raider | at "Excavation"       |
        | Klag         | aboard "Heavy Raider" |
        | Kurn         | on "Excavation"       |
      And Bob has:
        | card    | where           |
        | Bulwark | at "Excavation" |
        | Tomalak | on "Excavation" |
      Then these are illegal:
        | action                                      |
        | Alice attacks "Tomalak" with "Heavy Raider" |
        | Alice attacks "Bulwark" with "Kurn"         |
      And these are legal:
        | action                                      |
        | Alice attacks "Bulwark" with "Heavy Raider" |
        | Alice attacks "Tomalak" with "Kurn"         |

  @ruling=faq96-22-battle-forces-03
  Rule: Nobody battles from one location to another

    Scenario Outline: <attacker> attacks <target>, and that is <verdict>
      Given Alice has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Kurn   | aboard "Raider" |
        | Klag   | on "Excavation" |
      And Bob has:
        | card    | where               |
        | Bulwark | at "Excavation"     |
        | N'Vek   | on "Excavation"     |
        | Decius  | at "Relief Mission" |
        | Tomalak | on "Relief Mission" |
      Then these are <verdict>:
        | action                                     |
        | Alice attacks "<target>" with "<attacker>" |

      Examples: A ship and a team, there and elsewhere
        | attacker | target  | verdict |
        | Raider   | Bulwark | legal   |
        | Raider   | Decius  | illegal |
        | Klag     | N'Vek   | legal   |
        | Klag     | Tomalak | illegal |

  @ruling=faq96-22-battle-forces-02
  Rule: What changes their numbers counts with the forces

    @frame=open
    Scenario Outline: Metaphasic Shields are played on "Bulwark", and with <crew> aboard it is <result>
      Given Alice has:
        | card         | where                 |
        | Heavy Raider | at "Relief Mission"   |
        | Klag         | aboard "Heavy Raider" |
      And Bob has:
        | card               | where               |
        | Bulwark            | at "Relief Mission" |
        | Metaphasic Shields | on "Bulwark"        |
        | <crew>             | aboard "Bulwark"    |
      When Alice attacks "Bulwark" with "Heavy Raider"
      Then "Bulwark" is <result>

      Examples:
        | crew    | result            |
        | Tarus   | still not damaged |
        | Palteth | now damaged       |

  @ruling=faq96-22-self-attacks-01
  Rule: Nobody battles his own ships

    Example: Alice's Klingons attack Bob's ship, and not hers
      Given Alice has:
        | card         | where                 |
        | Heavy Raider | at "Relief Mission"   |
        | Klag         | aboard "Heavy Raider" |
        | Raider       | at "Relief Mission"   |
      And Bob has:
        | card    | where               |
        | Bulwark | at "Relief Mission" |
      Then these are illegal:
        | action                                     |
        | Alice attacks "Raider" with "Heavy Raider" |
      And these are legal:
        | action                                      |
        | Alice attacks "Bulwark" with "Heavy Raider" |

  @ruling=faq96-22-self-attacks-02
  Rule: By Attack Authorization a ship attacks another one of its own player's

    @frame=open
    Example: the Runabout attacks Alice's own shuttle
      Given Alice has:
        | card                                   | where               |
        | Incoming Message: Attack Authorization | in hand             |
        | Runabout                               | at "Relief Mission" |
        | Ro Laren                               | aboard "Runabout"   |
        | Yridian Shuttle                        | at "Relief Mission" |
      When Alice plays "Incoming Message: Attack Authorization" on "Runabout"
      Then "Yridian Shuttle" is now damaged
