Feature: One board, several laws of species
  The same cards, and what each document makes of them.

  Rule: Whether a half-blood is of one species with others of his people differs from document to document

    Scenario Outline: <half>, half Klingon and half human, and <whole> <are> of the same species
      Given these made-up cards:
        | card          | type      | affiliations | species        | kind   |
        | Quiet Planet  | mission   |              |                | planet |
        | Emissary Kesh | personnel | Federation   | Klingon, Human |        |
        | Sergeant Bor  | personnel | Klingon      | Klingon        |        |
      And Alice has:
        | card         | where             |
        | Quiet Planet | in <line>         |
        | <half>       | on "Quiet Planet" |
        | <whole>      | on "Quiet Planet" |
      Then "<half>" and "<whole>" <are> of the same species

      @ruling=1eS-species-15
      Examples: In the Glossary whoever is a member of one species with another is of the same
        | half     | whole    | are | line                         |
        | K'Ehleyr | Calloway | are | the Alpha Quadrant spaceline |

      @ruling=cr14-species-26
      Examples: In the Current Rulings one species in common is enough
        | half     | whole       | are | line                         |
        | K'Ehleyr | Neela Daren | are | the Alpha Quadrant spaceline |

      @ruling=2eS-species-08
      Examples: In the Second Edition all of them must match
        | half          | whole        | are     | line              |
        | Emissary Kesh | Sergeant Bor | are not | Alice's spaceline |

  Rule: Whether an Exocomp is an android differs from document to document

    @frame=differs
    Scenario Outline: an Exocomp comes aboard, and Ktarian Game <is> over
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where                |
        | U.S.S. Hood | at "Excavation"      |
        | Taitt       | aboard "U.S.S. Hood" |
        | Exocomp     | on "Excavation"      |
      And Bob has:
        | card         | where            |
        | Ktarian Game | on "U.S.S. Hood" |
      When Alice beams "Exocomp" aboard "U.S.S. Hood"
      Then "Exocomp" is now aboard "U.S.S. Hood"
      And "Ktarian Game" has <been> overcome

      @ruling=faq96-367-exocomps-and-androids-02
      Examples: In 1996 it is none
        | is     | been     |
        | is not | not been |

      @ruling=cr14-species-15
      Examples: In the Current Rulings it is one
        | is | been |
        | is | been |

  Rule: Whom a card means that speaks of Klingons differs from document to document

    Scenario Outline: <card> makes <klingon> <stronger>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                       | where                      |
        | Treaty: Federation/Klingon | on the table               |
        | U.S.S. Enterprise          | at "Excavation"            |
        | <card>                     | aboard "U.S.S. Enterprise" |
        | <klingon>                  | aboard "U.S.S. Enterprise" |
      Then the STRENGTH of "<klingon>" is <strength>

      @ruling=faq96-363-federation-klingons-and-partial-klingons-01 @part=targ
      Examples: In 1996 it means those of the Federation as well
        | card | klingon | strength | stronger |
        | Targ | Worf    | 11       | stronger |

      @ruling=1eS-species-19 @part=species
      Examples: In the Glossary the context shows that it means the species
        | card     | klingon | strength | stronger     |
        | Bat'leth | Worf    | 12       | stronger     |
        | Bat'leth | K'Tesh  | 6        | not stronger |

    @ruling=1eS-species-19 @part=species
    Scenario Outline: in the Glossary a Klingon Death Yell for <whom>, <what>, is <verdict>
      Given these made-up cards:
        | card          | type      | affiliations | species | skills |
        | Exchange Mate | personnel | Klingon      | Human   | Honor  |
      And the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card               | where                     |
        | <whom>             | on "Hunt for DNA Program" |
        | Klingon Death Yell | in hand                   |
      And Bob has:
        | card                 | where                        |
        | Armus - Skin of Evil | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And Alice responds with "Klingon Death Yell"
      Then that is <verdict>

      Examples: A Klingon of the Federation, and a human who serves the Klingons
        | whom          | what                            | verdict |
        | Worf          | a Klingon of the Federation     | legal   |
        | Exchange Mate | a human who serves the Klingons | illegal |

  Rule: Whoever is of no species that anybody knows of

    Scenario Outline: Amarie <is> counted among the humanoids
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | Amarie | on "Excavation" |
      Then "Amarie" <is> of the species Humanoid

      @ruling=1eS-species-14
      Examples: In the Glossary humanoid is no species
        | is     |
        | is not |

      @ruling=cr14-species-14
      Examples: In the Current Rulings it is the last resort
        | is |
        | is |
