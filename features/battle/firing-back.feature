Feature: Who fires in a battle of ships
  The attacked ship fires as well, if somebody aboard can lead it.

  Background:
    Given these made-up cards:
      | card         | type | affiliations | staffing | range | weapons | shields |
      | Raider       | ship | Klingon      |          | 7     | 3       | 5       |
      | Heavy Raider | ship | Klingon      |          | 7     | 9       | 5       |
      | Bulwark      | ship | Romulan      |          | 7     | 7       | 7       |

  @ruling=faq96-22-leaders-04
  Rule: A battle may be begun without a leader

    Example: two Klingons without a leader among them attack
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | Gorath | on "Excavation" |
        | Divok  | on "Excavation" |
      And Bob has:
        | card  | where           |
        | Tarus | on "Excavation" |
      Then these are legal:
        | action                                          |
        | Alice attacks "Tarus" with "Gorath" and "Divok" |

  @ruling=faq96-22-leaders-05
  Rule: An Away Team without a leader loses to one that has one

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    Scenario Outline: <fighter> with STRENGTH <strength> attacks <foe> with <more>, and <loser> dies
      Given Alice has:
        | card      | where           |
        | <fighter> | on "Excavation" |
      And Bob has:
        | card  | where           |
        | <foe> | on "Excavation" |
      When Alice attacks "<foe>" with "<fighter>"
      Then "<loser>" has been killed
      And "<winner>" has not been killed

      Examples: The stronger one is no leader
        | fighter | strength | foe    | more | loser | winner |
        | Divok   | 8        | Mendak | 7    | Divok | Mendak |
        | Klag    | 7        | N'Vek  | 8    | N'Vek | Klag   |

    Example: a leader in stasis leads nobody
      Given Alice has:
        | card | where           |
        | Klag | on "Excavation" |
      And Bob has:
        | card   | where           | state     |
        | N'Vek  | on "Excavation" |           |
        | Tarus  | on "Excavation" |           |
        | Mendak | on "Excavation" | in stasis |
      When Alice attacks "N'Vek" and "Tarus" with "Klag"
      And chance chooses "N'Vek"
      Then "N'Vek" has been killed
      And "Klag" has not been killed

  @ruling=faq96-22-leaders-06
  Rule: A ship without a leader has only its SHIELDS to defend it

    Background:
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Bob has:
        | card    | where                      |
        | Bulwark | at "Explore Black Cluster" |

    Scenario Outline: a ship attacks with <crew> aboard, and the other one <what>
      Given Alice has:
        | card         | where                      |
        | Heavy Raider | at "Explore Black Cluster" |
        | <crew>       | aboard "Heavy Raider"      |
      When Alice attacks "Bulwark" with "Heavy Raider"
      Then "Bulwark" is <outcome>
      And "Bulwark", "Heavy Raider" and "<crew>" are now stopped
      And nothing else has changed

      Examples: Without a leader and with one
        | crew  | what             | outcome           |
        | Divok | comes to no harm | still not damaged |
        | Klag  | is damaged       | now damaged       |

    Example: a ship that is attacked with nobody to lead it does not fire back
      Given Alice has:
        | card         | where                      |
        | Heavy Raider | at "Explore Black Cluster" |
        | Klag         | aboard "Heavy Raider"      |
      And Bob has:
        | card  | where            |
        | Tarus | aboard "Bulwark" |
      When Alice attacks "Bulwark" with "Heavy Raider"
      Then "Heavy Raider" is still not damaged
      And "Bulwark" is now damaged
      And "Bulwark", "Heavy Raider", "Klag" and "Tarus" are now stopped
      And nothing else has changed

  @ruling=faq96-22-retaliation-shot-03
  Rule: The attacked ship fires as the attacker did

    Background:
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Bob has:
        | card    | where                      |
        | Bulwark | at "Explore Black Cluster" |

    Example: its SHIELDS hold, and its WEAPONS damage the attacker
      Given Alice has:
        | card   | where                      |
        | Raider | at "Explore Black Cluster" |
        | Klag   | aboard "Raider"            |
      And Bob has:
        | card   | where            |
        | Mendak | aboard "Bulwark" |
      When Alice attacks "Bulwark" with "Raider"
      And Bob chooses "Raider"
      Then "Raider" is now damaged
      And "Bulwark" is still not damaged
      And "Bulwark", "Raider", "Klag" and "Mendak" are now stopped
      And nothing else has changed

    Example: of two attackers its player chooses the one to fire at
      Given Alice has:
        | card            | where                      |
        | Raider [first]  | at "Explore Black Cluster" |
        | Klag            | aboard "Raider" [first]    |
        | Raider [second] | at "Explore Black Cluster" |
        | K'Vada          | aboard "Raider" [second]   |
      And Bob has:
        | card   | where            |
        | Mendak | aboard "Bulwark" |
      When Alice attacks "Bulwark" with "Raider" [first] and "Raider" [second]
      And Bob chooses "Raider" [second]
      Then "Raider" [second] is now damaged
      And "Raider" [first] is still not damaged
      And "Bulwark", "Raider" [first], "Klag", "Raider" [second], "K'Vada" and "Mendak" are now stopped
      And nothing else has changed

  Rule: The attacked ship fires whatever the attack does to it

    Background:
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |

    @ruling=faq96-22-retaliation-shot-01
    Example: it is damaged, and damages the attacker
      Given Alice has:
        | card         | where                      |
        | Heavy Raider | at "Explore Black Cluster" |
        | Klag         | aboard "Heavy Raider"      |
      And Bob has:
        | card    | where                      |
        | Bulwark | at "Explore Black Cluster" |
        | Mendak  | aboard "Bulwark"           |
      When Alice attacks "Bulwark" with "Heavy Raider"
      And Bob chooses "Heavy Raider"
      Then "Bulwark" is now damaged
      And "Heavy Raider" is now damaged
      And "Heavy Raider", "Klag", "Bulwark" and "Mendak" are now stopped
      And nothing else has changed

    @ruling=faq96-22-retaliation-shot-04
    Example: it is destroyed, and damages the attacker all the same
      Given Alice has:
        | card         | where                      |
        | Heavy Raider | at "Explore Black Cluster" |
        | Klag         | aboard "Heavy Raider"      |
      And Bob has:
        | card    | where                      | state   |
        | Bulwark | at "Explore Black Cluster" | damaged |
        | Mendak  | aboard "Bulwark"           |         |
      When Alice attacks "Bulwark" with "Heavy Raider"
      And Bob chooses "Heavy Raider"
      Then "Bulwark" has been destroyed
      And "Heavy Raider" is now damaged
      And "Heavy Raider" and "Klag" are now stopped
      And "Bulwark" and "Mendak" are now in Bob's discard pile
      And "Bulwark" is no longer damaged
      And nothing else has changed

    @ruling=faq96-22-retaliation-shot-02
    Example: two damaged ships destroy each other
      Given Alice has:
        | card         | where                      | state   |
        | Heavy Raider | at "Explore Black Cluster" | damaged |
        | Klag         | aboard "Heavy Raider"      |         |
      And Bob has:
        | card    | where                      | state   |
        | Bulwark | at "Explore Black Cluster" | damaged |
        | Mendak  | aboard "Bulwark"           |         |
      When Alice attacks "Bulwark" with "Heavy Raider"
      And Bob chooses "Heavy Raider"
      Then "Bulwark" has been destroyed
      And "Heavy Raider" has been destroyed

    @ruling=faq96-22-retaliation-shot-04 @frame=many
    Example: a ship that attacks is destroyed by the shot in return, and has damaged its target all the same
      Given Alice has:
        | card         | where                      | state   |
        | Heavy Raider | at "Explore Black Cluster" | damaged |
        | Klag         | aboard "Heavy Raider"      |         |
      And Bob has:
        | card    | where                      |
        | Bulwark | at "Explore Black Cluster" |
        | Mendak  | aboard "Bulwark"           |
      When Alice attacks "Bulwark" with "Heavy Raider"
      And Bob chooses "Heavy Raider"
      Then "Heavy Raider" has been destroyed
      And "Bulwark" is now damaged
