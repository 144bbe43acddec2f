Feature: Using skills in the Second Edition
  What it is to use a skill, when it must be used, and what that may cost.

  Background:
    Given these made-up cards:
      | card        | type      | kind   | attempted by | requires  | affiliations | skills             | cunning |
      | Quiet Talks | mission   | planet | any          | Diplomacy |              |                    |         |
      | Envoy Sela  | personnel |        |              |           | Bajoran      | Diplomacy, Law     | 5       |
      | Doctor Vek  | personnel |        |              |           | Bajoran      | Science, Treachery | 8       |
    And these made-up cards:
      | card            | type      | kind | cost | requires               | needs                      |
      | Closed Assembly | dilemma   | dual | 1    | Diplomacy or Telepathy |                            |
      | For Diplomats   | interrupt |      |      |                        | personnel, skill Diplomacy |

  @ruling=2eS-skills-01
  Rule: A skill is used for a requirement or for one's own text, and not otherwise

    Example: a dilemma looks at the Science of a drone, and the mission needs the Diplomacy of an envoy
      Given these made-up cards:
        | card        | type      | affiliations | skills | cunning |
        | Old Adviser | personnel | Bajoran      | Honor  | 10      |
      And Alice has:
        | card                 | where                |
        | Quiet Talks          | in Alice's spaceline |
        | Envoy Sela           | on "Quiet Talks"     |
        | Information Drone    | on "Quiet Talks"     |
        | Old Adviser [first]  | on "Quiet Talks"     |
        | Old Adviser [second] | on "Quiet Talks"     |
      And Bob has:
        | card                | where           |
        | Unscientific Method | in dilemma pile |
      When Alice attempts "Quiet Talks"
      And Bob chooses "Unscientific Method"
      Then "Information Drone" has been killed
      And "Information Drone" has not used Science
      And "Quiet Talks" is now completed
      And "Envoy Sela" has used Diplomacy
      And "Envoy Sela" has not used Law
      And "Information Drone" is now in Alice's discard pile
      And "Unscientific Method" is now under "Quiet Talks"
      And "Unscientific Method" is now face up
      And nothing else has changed

  @ruling=2eS-skills-02
  Rule: A skill that meets a requirement of a mission is used

    Example: the envoy uses her Diplomacy to complete the mission, and not her Law
      Given Alice has:
        | card        | where                |
        | Quiet Talks | in Alice's spaceline |
        | Envoy Sela  | on "Quiet Talks"     |
        | Doctor Vek  | on "Quiet Talks"     |
      When Alice attempts "Quiet Talks"
      Then "Quiet Talks" is now completed
      And "Envoy Sela" has used Diplomacy
      And "Envoy Sela" has not used Law
      And "Doctor Vek" has not used Science
      And nothing else has changed

  @ruling=2eS-skills-03
  Rule: A skill that meets a requirement of a dilemma is used

    Background:
      Given these made-up cards:
        | card       | type    | kind   | attempted by | requires |
        | Far Survey | mission | planet | any          | Biology  |
      And Bob has:
        | card            | where           |
        | Closed Assembly | in dilemma pile |

    @frame=open
    Example: the envoy uses her Diplomacy before the assembly
      Given Alice has:
        | card       | where                |
        | Far Survey | in Alice's spaceline |
        | Envoy Sela | on "Far Survey"      |
      When Alice attempts "Far Survey"
      And Bob chooses "Closed Assembly"
      Then "Envoy Sela" has used Diplomacy
      And "Envoy Sela" has not used Law
      And "Closed Assembly" is now under "Far Survey"
      And "Closed Assembly" is now face up

  @ruling=2eS-skills-04
  Rule: A skill is used when its player uses text of a card of his that requires it

    Example: a card for diplomats is played, and the envoy has used her Diplomacy
      Given Alice has:
        | card          | where                |
        | Quiet Talks   | in Alice's spaceline |
        | Envoy Sela    | on "Quiet Talks"     |
        | For Diplomats | in hand              |
      When Alice plays "For Diplomats"
      Then "Envoy Sela" has used Diplomacy
      And "Envoy Sela" has not used Law
      And "For Diplomats" is now in Alice's discard pile
      And nothing else has changed

  @ruling=2eS-skills-05
  Rule: In the text of a dilemma only a skill in boldface is required

    Background:
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires | affiliations | skills | cunning |
        | Far Survey  | mission   | planet | any          | Biology  |              |        |         |
        | Old Adviser | personnel |        |              |          | Bajoran      | Honor  | 10      |

    Scenario Outline: <what>
      Given Alice has:
        | card                 | where                |
        | Far Survey           | in Alice's spaceline |
        | Old Adviser [first]  | on "Far Survey"      |
        | Old Adviser [second] | on "Far Survey"      |
        | <who>                | on "Far Survey"      |
      And Bob has:
        | card                | where           |
        | Unscientific Method | in dilemma pile |
      When Alice attempts "Far Survey"
      And Bob chooses "Unscientific Method"
      Then "<who>" has not used <skill>

      Examples: Two skills in plain type
        | what                                | who               | skill     |
        | Science in plain type is not used   | Information Drone | Science   |
        | Treachery in plain type is not used | Doctor Vek        | Treachery |

  @ruling=2eS-skills-06
  Rule: Neither Science nor Treachery is used where a dilemma kills the keenest scientist without Treachery

    @frame=open
    Example: the drone dies, the treacherous doctor lives, and none of them has used anything
      Given these made-up cards:
        | card        | type      | affiliations | skills | cunning |
        | Old Adviser | personnel | Bajoran      | Honor  | 10      |
      And Alice has:
        | card                 | where                |
        | Quiet Talks          | in Alice's spaceline |
        | Information Drone    | on "Quiet Talks"     |
        | Doctor Vek           | on "Quiet Talks"     |
        | Old Adviser [first]  | on "Quiet Talks"     |
        | Old Adviser [second] | on "Quiet Talks"     |
      And Bob has:
        | card                | where           |
        | Unscientific Method | in dilemma pile |
      When Alice attempts "Quiet Talks"
      And Bob chooses "Unscientific Method"
      Then "Information Drone" has been killed
      And "Information Drone" and "Doctor Vek" have not used Science
      And "Doctor Vek" has not used Treachery
      And "Information Drone" is now in Alice's discard pile
      And "Unscientific Method" is now under "Quiet Talks"
      And "Unscientific Method" is now face up

  @ruling=2eS-skills-07
  Rule: A skill whose use nothing restricts must be used where it is asked for

    @part=mission
    Example: Alice may not keep her envoy from completing the mission
      Given Alice has:
        | card        | where                |
        | Quiet Talks | in Alice's spaceline |
        | Envoy Sela  | on "Quiet Talks"     |
      When Alice attempts "Quiet Talks"
      Then "Envoy Sela" has used Diplomacy
      And "Quiet Talks" is now completed
      And nothing else has changed

    @part=dilemma
    Example: nor may she keep her from overcoming a dilemma, so that nobody is stopped
      Given Alice has:
        | card        | where                |
        | Quiet Talks | in Alice's spaceline |
        | Envoy Sela  | on "Quiet Talks"     |
      And Bob has:
        | card            | where           |
        | Closed Assembly | in dilemma pile |
      When Alice attempts "Quiet Talks"
      And Bob chooses "Closed Assembly"
      Then "Closed Assembly" has been overcome
      And "Envoy Sela" is still not stopped
      And "Closed Assembly" is now under "Quiet Talks"
      And "Closed Assembly" is now face up
      And "Quiet Talks" is now completed
      And nothing else has changed

  @ruling=2eS-skills-08
  Rule: A dilemma that Diplomacy or Telepathy overcomes may not be failed on purpose by those who have Diplomacy

    Example: the envoy speaks, whether Alice likes it or not, and nobody is stopped
      Given these made-up cards:
        | card       | type    | kind   | attempted by | requires |
        | Far Survey | mission | planet | any          | Science  |
      And Alice has:
        | card       | where                |
        | Far Survey | in Alice's spaceline |
        | Envoy Sela | on "Far Survey"      |
        | Doctor Vek | on "Far Survey"      |
      And Bob has:
        | card            | where           |
        | Closed Assembly | in dilemma pile |
      When Alice attempts "Far Survey"
      And Bob chooses "Closed Assembly"
      Then "Envoy Sela" has used Diplomacy
      And "Closed Assembly" is now under "Far Survey"
      And "Envoy Sela" and "Doctor Vek" are still not stopped
      And "Closed Assembly" is now face up
      And "Far Survey" is now completed
      And nothing else has changed

  Rule: A skill that a text restricts may be used for the price, or left alone

    Background:
      Given these made-up cards:
        | card       | type    | kind   | attempted by | requires |
        | Far Survey | mission | planet | any          | Law      |
      And Bob has:
        | card            | where           |
        | Closed Assembly | in dilemma pile |

    @ruling=2eS-skills-09
    Example: Alice gives up a card, and the envoy is heard in spite of the heckler
      Given Alice has:
        | card                   | where                |
        | Far Survey             | in Alice's spaceline |
        | Envoy Sela             | on "Far Survey"      |
        | Borg Cutting Beam      | in hand              |
        | Salvaging the Wreckage | in hand              |
      And Bob has:
        | card                        | where           |
        | Vreenak, Tal Shiar Chairman | on "Far Survey" |
      When Alice attempts "Far Survey"
      And Bob chooses "Closed Assembly"
      And Alice chooses "Borg Cutting Beam" from "Borg Cutting Beam", "Salvaging the Wreckage" and none
      Then "Envoy Sela" has used Diplomacy
      And "Closed Assembly" is now under "Far Survey"
      And "Borg Cutting Beam" is now in Alice's discard pile
      And "Envoy Sela" is still not stopped
      And "Closed Assembly" is now face up
      And "Far Survey" is now completed
      And nothing else has changed

    @ruling=2eS-skills-10
    Example: Alice keeps her cards, and all of her personnel are stopped
      Given Alice has:
        | card                   | where                |
        | Far Survey             | in Alice's spaceline |
        | Envoy Sela             | on "Far Survey"      |
        | Doctor Vek             | on "Far Survey"      |
        | Borg Cutting Beam      | in hand              |
        | Salvaging the Wreckage | in hand              |
      And Bob has:
        | card                        | where           |
        | Vreenak, Tal Shiar Chairman | on "Far Survey" |
      When Alice attempts "Far Survey"
      And Bob chooses "Closed Assembly"
      And Alice chooses none from "Borg Cutting Beam", "Salvaging the Wreckage" and none
      Then "Envoy Sela" has not used Diplomacy
      And "Envoy Sela" and "Doctor Vek" are now stopped
      And "Closed Assembly" is now face up
      And nothing else has changed

  @ruling=2eS-skills-11
  Rule: Where all skills of a personnel have a price, it is paid once for all that he uses at that time

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires            | affiliations | skills           |
        | Fair Council | mission   | planet | any          | Archaeology, Law    |              |                  |
        | Long Council | mission   | planet | any          | Archaeology x2, Law |              |                  |
        | Envoy Ren    | personnel |        |              |                     | Bajoran      | Archaeology, Law |
        | Envoy Tarn   | personnel |        |              |                     | Bajoran      | Archaeology      |

    Example: one card for two skills of the envoy
      Given Alice has:
        | card                   | where                |
        | Fair Council           | in Alice's spaceline |
        | Envoy Ren              | on "Fair Council"    |
        | Borg Cutting Beam      | in hand              |
        | Salvaging the Wreckage | in hand              |
      And Bob has:
        | card   | where             |
        | Bralek | at "Fair Council" |
      When Alice attempts "Fair Council"
      And Alice chooses "Borg Cutting Beam"
      Then "Fair Council" is now completed
      And "Envoy Ren" has used Archaeology
      And "Envoy Ren" has used Law
      And "Borg Cutting Beam" is now in Alice's discard pile
      And nothing else has changed

    Example: another card for the skills of another envoy
      Given Alice has:
        | card                   | where                |
        | Long Council           | in Alice's spaceline |
        | Envoy Ren              | on "Long Council"    |
        | Envoy Tarn             | on "Long Council"    |
        | Borg Cutting Beam      | in hand              |
        | Salvaging the Wreckage | in hand              |
      And Bob has:
        | card   | where             |
        | Bralek | at "Long Council" |
      When Alice attempts "Long Council"
      And Alice chooses "Borg Cutting Beam"
      And Alice chooses "Salvaging the Wreckage" from "Salvaging the Wreckage" and none
      Then "Long Council" is now completed
      And "Envoy Ren" and "Envoy Tarn" have used Archaeology
      And "Salvaging the Wreckage" is now in Alice's discard pile
      And "Borg Cutting Beam" is still in Alice's discard pile
      And nothing else has changed

  @ruling=2eS-skills-12
  Rule: An envoy who provides three skills to a mission costs one card

    Example: Alice discards one of her cards, and the mission is completed
      Given these made-up cards:
        | card            | type      | kind   | attempted by | requires              | affiliations | skills                |
        | Grand Council   | mission   | planet | any          | Diplomacy, Law, Honor |              |                       |
        | Envoy Ilan      | personnel |        |              |                       | Bajoran      | Diplomacy, Law, Honor |
        | Ambassador Rhys | personnel |        |              |                       | Federation   | Diplomacy             |
      And Alice has:
        | card                   | where                |
        | Grand Council          | in Alice's spaceline |
        | Envoy Ilan             | on "Grand Council"   |
        | Borg Cutting Beam      | in hand              |
        | Salvaging the Wreckage | in hand              |
      And Bob has:
        | card                | where              |
        | Ambassador Rhys     | on "Grand Council" |
        | Diplomatic Overture | on "Grand Council" |
      When Alice attempts "Grand Council"
      And Alice chooses "Salvaging the Wreckage" from "Borg Cutting Beam", "Salvaging the Wreckage" and none
      Then "Grand Council" is now completed
      And "Salvaging the Wreckage" is now in Alice's discard pile
      And nothing else has changed

  @ruling=custom-skills-09
  Rule: The number behind an attribute belongs to that attribute alone

    @2e
    Example: in Second Edition one who has Biology once is enough where more than 5 CUNNING is wanted
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires                | affiliations | skills  | cunning |
        | Quiet Marsh | mission   | planet | any          | Biology, CUNNING over 5 |              |         |         |
        | Botanist    | personnel |        |              |                         | Bajoran      | Biology | 6       |
      And Alice has:
        | card        | where                |
        | Quiet Marsh | in Alice's spaceline |
        | Botanist    | on "Quiet Marsh"     |
      When Alice attempts "Quiet Marsh"
      Then "Quiet Marsh" is now completed
      And nothing else has changed
